/// A module that takes the place of Foundation: the toolchain's FoundationEssentials (`Data`,
/// `URL`, `Date`, `JSONDecoder`, `FileManager`, …), the real Dispatch, and Apple-shaped classes.
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import ObjectiveC
