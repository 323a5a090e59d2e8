import Background
@_exported import Foundation

/// Functions of C that take blocks, and a structure of C with a function pointer.
///
/// Source: developer.apple.com/documentation/audiotoolbox and /coreaudio. Known difference: pointers are raw ones.
public typealias OSStatus = Int32
public typealias AudioObjectID = UInt32
public struct AudioObjectPropertyAddress: Sendable {
  public var mSelector: UInt32
  public init(mSelector: UInt32) { self.mSelector = mSelector }
}

@discardableResult
public func AudioObjectAddPropertyListenerBlock(
  _ inObjectID: AudioObjectID, _ inAddress: UnsafePointer<AudioObjectPropertyAddress>,
  _ inDispatchQueue: DispatchQueue?,
  _ inListener: @escaping (UInt32, UnsafePointer<AudioObjectPropertyAddress>) -> Void
) -> OSStatus {
  let selector = inAddress.pointee.mSelector
  nonisolated(unsafe) let listener = inListener
  (inDispatchQueue ?? backgroundQueue).async {
    var address = AudioObjectPropertyAddress(mSelector: selector)
    listener(1, &address)
  }
  return 0
}

public typealias AURenderCallback =
  @convention(c) (
    UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeRawPointer, UInt32, UInt32,
    UnsafeMutableRawPointer?
  ) -> OSStatus

public struct AURenderCallbackStruct {
  public var inputProc: AURenderCallback?
  public var inputProcRefCon: UnsafeMutableRawPointer?
  public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) {
    self.inputProc = inputProc
    self.inputProcRefCon = inputProcRefCon
  }
}

/// Stands for an audio unit that renders.
public func render(with callback: AURenderCallbackStruct) {
  nonisolated(unsafe) let callback = callback
  inBackground {
    let data = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    _ = callback.inputProc?(data, data, UnsafeRawPointer(data), 0, 0, data)
    data.deallocate()
  }
}
