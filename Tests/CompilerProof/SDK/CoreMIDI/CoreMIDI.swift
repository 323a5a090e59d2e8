import Background
@_exported import Foundation

/// Functions of C that take blocks.
///
/// Source: developer.apple.com/documentation/coremidi. The blocks are plain escaping ones, called on threads of
/// Core MIDI. Known difference: names are strings.
public typealias MIDIClientRef = UInt32
public typealias MIDIPortRef = UInt32
public struct MIDINotification: Sendable { public var messageID: Int32 = 0 }
public struct MIDIPacketList: Sendable { public var numPackets: UInt32 = 0 }
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void

@discardableResult
public func MIDIClientCreateWithBlock(
  _ name: String, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> Int32 {
  outClient.pointee = 1
  inBackground {
    var notification = MIDINotification()
    notifyBlock?(&notification)
  }
  return 0
}

@discardableResult
public func MIDIInputPortCreateWithBlock(
  _ client: MIDIClientRef, _ portName: String, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
  _ readBlock: @escaping MIDIReadBlock
) -> Int32 {
  outPort.pointee = 2
  inBackground {
    var packets = MIDIPacketList(numPackets: 3)
    readBlock(&packets, nil)
  }
  return 0
}
