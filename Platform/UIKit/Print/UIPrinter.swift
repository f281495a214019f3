import Foundation

/// A printer of the print system.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// The kinds of jobs that a printer can print.
    public struct JobTypes: OptionSet, Sendable {
        /// The bits of the kinds.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The kinds are not known.
        public static let unknown: JobTypes = []
        /// Documents on sheets of paper.
        public static let document = JobTypes(rawValue: 1 << 0)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 1 << 1)
        /// Labels.
        public static let label = JobTypes(rawValue: 1 << 2)
        /// Photographs.
        public static let photo = JobTypes(rawValue: 1 << 3)
        /// Receipts on continuous rolls.
        public static let receipt = JobTypes(rawValue: 1 << 4)
        /// Rolls of paper.
        public static let roll = JobTypes(rawValue: 1 << 5)
        /// Paper larger than A3.
        public static let largeFormat = JobTypes(rawValue: 1 << 6)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 1 << 7)
    }

    private let address: URL
    private var attributes: [String: String] = [:]
    private var options: PrintService.Options?

    /// Creates a printer from its URL, such as `ipp://localhost/printers/Office`. Its other properties are known after
    /// ``contactPrinter(_:)``.
    public init(url: URL) {
        address = url
        super.init()
    }

    /// Creates a printer of the user's print system.
    convenience init(name: String) {
        var components = URLComponents()
        components.scheme = "ipp"
        components.host = "localhost"
        components.path = "/printers/\(name)"
        self.init(url: components.url ?? URL(fileURLWithPath: "/printers/\(name)"))
    }

    /// The URL of the printer.
    open var url: URL { address }

    /// The name of the printer in the print system.
    final var name: String { address.lastPathComponent }

    /// The server of the printer with its port, or `nil` for the user's own.
    final var server: String? {
        guard let host = address.host(percentEncoded: false), !["localhost", "127.0.0.1", "::1"].contains(host) else {
            return nil
        }
        return address.port.map { "\(host):\($0)" } ?? host
    }

    /// The description of the printer, or its name if the printer has not been contacted or has none.
    open var displayName: String { attributes["printer-info"].flatMap { $0.isEmpty ? nil : $0 } ?? name }
    /// The location of the printer, or `nil` if it is not known.
    open var displayLocation: String? { attributes["printer-location"].flatMap { $0.isEmpty ? nil : $0 } }
    /// The manufacturer and model, or `nil` if they are not known.
    open var makeAndModel: String? { attributes["printer-make-and-model"] }
    /// The kinds of jobs, which are unknown until the printer has been contacted.
    open var supportedJobTypes: JobTypes { options == nil ? .unknown : .document }
    /// Whether the printer prints colors. The value is `false` if it is not known.
    open var supportsColor: Bool { options?.printsColors ?? false }
    /// Whether the printer prints on both sides of the paper. The value is `false` if it is not known.
    open var supportsDuplex: Bool { options?.printsBothSides ?? false }

    /// Reads the properties of the printer from the print system.
    ///
    /// - Parameter completionHandler: A closure that receives whether the print system has the printer.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
        Task { completionHandler?(await contactPrinter()) }
    }

    /// Reads the properties of the printer from the print system. Returns whether it has the printer.
    open func contactPrinter() async -> Bool {
        let name = name
        let result = await UIPrintInteractionController.service.inBackground { service in
            service.printers().names.contains(name)
                ? (service.attributes(of: name), service.options(of: name)) : nil
        }
        guard let result else { return false }
        (attributes, options) = result
        return true
    }
}
