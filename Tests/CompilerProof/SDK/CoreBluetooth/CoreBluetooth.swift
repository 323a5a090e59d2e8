import Background
@_exported import Foundation

/// Bluetooth, whose delegate is called on the queue that the manager was made with.
///
/// Source: `classes.tsv`, `protocols.tsv` (CoreBluetooth): nothing is isolated or `Sendable`.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
open class CBUUID: NSObject {
  public init(string theString: String) {}
}
open class CBPeripheral: NSObject {
  open var name: String? { "Sensor" }
  open var identifier: UUID { UUID() }
}
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
}
extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
}
open class CBCentralManager: NSObject {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var state: CBManagerState { .poweredOn }
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    super.init()
    self.delegate = delegate
    nonisolated(unsafe) let manager = self
    (queue ?? .main).async { manager.delegate?.centralManagerDidUpdateState(manager) }
  }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
}
