/// A selection of the desktop, through which programs exchange data.
@MainActor
package protocol HostSelection: AnyObject {
    /// A number that changes whenever another program has offered other data, or has withdrawn its data.
    var changeCount: Int { get }

    /// The formats in which the data is available: MIME types, or names of the X11 convention such as `UTF8_STRING`.
    var targets: [String] { get }

    /// Returns the data in a format, or `nil` if it is not available.
    func data(for target: String) -> Data?

    /// Offers data to other programs, or withdraws it.
    func offer(_ offer: HostOffer?)
}

/// The purpose of a selection.
package enum HostSelectionKind: CaseIterable, Sendable {
    /// The data that the user has copied.
    case clipboard
    /// The text that the user has selected, which a click with the middle mouse button inserts.
    case primary
}

/// Data for other programs, which is created when it is requested.
package struct HostOffer: Sendable {
    package typealias Completion = @MainActor @Sendable (Data?) -> Void

    /// The formats, in order of decreasing quality.
    package var targets: [String]
    /// Calls the completion handler with the data in a format, immediately or later.
    package var provide: @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void
    /// Returns the data in a format, and waits for it for a limited time. `nil` if only `provide` creates the data.
    private var wait: (@MainActor @Sendable (_ target: String) -> Data?)?

    /// Creates an offer whose data can also be waited for.
    init(
        targets: [String],
        provide: @escaping @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void,
        wait: @escaping @MainActor @Sendable (_ target: String) -> Data?
    ) {
        self.targets = targets
        self.provide = provide
        self.wait = wait
    }

    package init(
        targets: [String],
        provide: @escaping @MainActor @Sendable (_ target: String, _ completion: @escaping Completion) -> Void
    ) {
        self.targets = targets
        self.provide = provide
    }

    /// Returns the data in a format if it is available soon.
    @MainActor
    func data(for target: String) -> Data? {
        if let wait { return targets.contains(target) ? wait(target) : nil }
        let result = ImmediateData()
        if targets.contains(target) { provide(target) { result.data = $0 } }
        return result.data
    }
}

@MainActor
private final class ImmediateData {
    var data: Data?
}

/// A selection in memory, for processes without a desktop. Tests take the part of the other program.
@MainActor
package final class MemorySelection: HostSelection {
    private var offer: HostOffer?
    private var other: [(target: String, data: Data)] = []

    package private(set) var changeCount = 0

    package init() {}

    package var targets: [String] { offer?.targets ?? other.map(\.target) }

    package func data(for target: String) -> Data? {
        if let offer { return offer.data(for: target) }
        return other.first { $0.target == target }?.data
    }

    package func offer(_ offer: HostOffer?) {
        self.offer = offer
        other = []
    }

    /// Offers data as another program does.
    package func copyInOtherProgram(_ data: [(target: String, data: Data)]) {
        offer = nil
        other = data
        changeCount += 1
    }

    /// The text as other programs receive and offer it.
    package var text: String? {
        get { data(for: DesktopType.utf8Text).map { String(decoding: $0, as: UTF8.self) } }
        set { copyInOtherProgram(newValue.map { [(DesktopType.utf8Text, Data($0.utf8))] } ?? []) }
    }
}
