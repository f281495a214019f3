package import DataExchange

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
    func offer(_ offer: DataOffer?)
}

/// A selection in memory, for processes without a desktop. Tests take the part of the other program.
@MainActor
package final class MemorySelection: HostSelection {
    private var offer: DataOffer?
    private var other: [(target: String, data: Data)] = []

    package private(set) var changeCount = 0

    package init() {}

    package var targets: [String] { offer?.targets ?? other.map(\.target) }

    package func data(for target: String) -> Data? {
        if let offer { return offer.data(for: target) }
        return other.first { $0.target == target }?.data
    }

    package func offer(_ offer: DataOffer?) {
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
