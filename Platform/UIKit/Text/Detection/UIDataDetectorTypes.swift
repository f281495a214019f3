/// The kinds of data that a text view displays as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses, which are not detected on this platform.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates of events, which are not detected on this platform.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Tracking numbers of shipments, which are not detected on this platform.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers, which are not detected on this platform.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Text to look up, which is not detected on this platform.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money, which are not detected on this platform.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Measurements, which are not detected on this platform.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
