import Foundation

/// The settings of a print job.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The kind of content, which determines the quality and the colors.
    public enum OutputType: Int, Sendable {
        /// Text and graphics in color.
        case general = 0
        /// Photographs, printed on the whole paper in the best quality.
        case photo = 1
        /// Text and graphics in shades of gray.
        case grayscale = 2
        /// Photographs in shades of gray.
        case photoGrayscale = 3
    }

    /// The orientation of pages.
    public enum Orientation: Int, Sendable {
        /// The short edge of the paper is at the top.
        case portrait = 0
        /// The long edge of the paper is at the top.
        case landscape = 1
    }

    /// The use of both sides of the paper.
    public enum Duplex: Int, Sendable {
        /// One side is used.
        case none = 0
        /// Both sides are used, and pages are turned along the long edge.
        case longEdge = 1
        /// Both sides are used, and pages are turned along the short edge.
        case shortEdge = 2
    }

    /// The name of the printer in the print system, or `nil` for the default printer. It is set to the printer that the user
    /// selects.
    open var printerID: String?
    /// The name of the job. If it is empty, the name of the app is used.
    open var jobName = ""
    /// The kind of content. The default value is `.general`.
    open var outputType = OutputType.general
    /// The orientation of pages. The default value is `.portrait`.
    open var orientation = Orientation.portrait
    /// The use of both sides of the paper. The default value is `.none`.
    open var duplex = Duplex.none

    /// Creates the default settings.
    public override init() {
        super.init()
    }

    /// Creates settings from a dictionary of ``dictionaryRepresentation``.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        guard let dictionary else { return }
        printerID = dictionary[Key.printer] as? String
        jobName = dictionary[Key.job] as? String ?? ""
        func number(_ key: String) -> Int { (dictionary[key] as? NSNumber)?.intValue ?? 0 }
        outputType = OutputType(rawValue: number(Key.output)) ?? .general
        orientation = Orientation(rawValue: number(Key.orientation)) ?? .portrait
        duplex = Duplex(rawValue: number(Key.duplex)) ?? .none
    }

    /// Creates settings from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        printerID = coder.decodeObject(of: NSString.self, forKey: Key.printer)?.description
        jobName = coder.decodeObject(of: NSString.self, forKey: Key.job)?.description ?? ""
        outputType = OutputType(rawValue: coder.decodeInteger(forKey: Key.output)) ?? .general
        orientation = Orientation(rawValue: coder.decodeInteger(forKey: Key.orientation)) ?? .portrait
        duplex = Duplex(rawValue: coder.decodeInteger(forKey: Key.duplex)) ?? .none
    }

    /// Returns the default settings.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Archives the settings.
    open func encode(with coder: NSCoder) {
        if let printerID { coder.encode(NSString(string: printerID), forKey: Key.printer) }
        coder.encode(NSString(string: jobName), forKey: Key.job)
        coder.encode(outputType.rawValue, forKey: Key.output)
        coder.encode(orientation.rawValue, forKey: Key.orientation)
        coder.encode(duplex.rawValue, forKey: Key.duplex)
    }

    /// Returns settings with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

    /// The settings as a dictionary, which can be stored in user defaults.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = [
            Key.job: jobName, Key.output: outputType.rawValue, Key.orientation: orientation.rawValue,
            Key.duplex: duplex.rawValue,
        ]
        values[Key.printer] = printerID
        return values
    }

    private enum Key {
        static let printer = "UIPrintInfoPrinterIDKey"
        static let job = "UIPrintInfoJobNameKey"
        static let output = "UIPrintInfoOutputTypeKey"
        static let orientation = "UIPrintInfoOrientationKey"
        static let duplex = "UIPrintInfoDuplexKey"
    }
}
