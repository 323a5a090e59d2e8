import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import CMalloc
#endif

/// The time that the processors spend on this process; what other processes do does not count.
enum CPUTime {
  static func seconds(of work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// The bytes that this process has allocated and not freed.
enum HeapSize {
  /// What the work returns, and the bytes that are held when it has.
  static func growth<Result>(of work: () -> Result) -> (Result, bytes: Int) {
    let start = now()
    let result = work()
    return (result, now() - start)
  }

  private static func now() -> Int {
    #if canImport(Darwin)
      return Int(mstats().bytes_used)
    #else
      let allocated = mallinfo2()
      return Int(allocated.uordblks) + Int(allocated.hblkhd)
    #endif
  }
}
