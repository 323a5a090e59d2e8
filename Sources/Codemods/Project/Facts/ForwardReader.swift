/// Something that reads a text from its beginning to its end and never goes back.
///
/// Its loops are made of ``read(while:_:)``, so that whatever a file lacks there is an end.
protocol ForwardReader {
  /// Where it is; grows with all that is taken.
  var position: Int { get }
}

extension ForwardReader {
  /// Reads for as long as the condition holds. A round that takes nothing is the last.
  mutating func read<Failure: Error>(
    while goesOn: (Self) -> Bool, _ round: (inout Self) throws(Failure) -> Void,
  ) throws(Failure) {
    var start = -1
    while position > start, goesOn(self) {
      start = position
      try round(&self)
    }
  }
}
