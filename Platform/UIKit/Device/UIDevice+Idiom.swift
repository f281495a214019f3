/// Returns the idiom of the device's interface.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIDevice.current.userInterfaceIdiom.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
