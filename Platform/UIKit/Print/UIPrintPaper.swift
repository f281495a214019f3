import Foundation

/// A size of paper.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// The name of the size in the print system, such as "A4" or "na_letter_8.5x11in".
    final let name: String
    private let size: CGSize

    /// The margin that printers cannot print on, in points: a quarter of an inch.
    private static let margin: CGFloat = 18

    init(name: String, size: CGSize) {
        self.name = name
        self.size = size
        super.init()
    }

    /// The size of the paper, in points, in portrait orientation.
    open var paperSize: CGSize { size }

    /// The region of the paper that is printed, in points.
    ///
    /// The print system does not report the margins of printers; a quarter of an inch is kept free at each edge.
    open var printableRect: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin) }

    /// Returns the smallest paper of a list that contains a page in one of both orientations, or the largest paper if none
    /// does.
    ///
    /// - Precondition: The list is not empty.
    open class func bestPaper(
        forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
    ) -> UIPrintPaper {
        let short = min(contentSize.width, contentSize.height)
        let long = max(contentSize.width, contentSize.height)
        // Sizes in points are rounded.
        let fitting = paperList.filter {
            min($0.paperSize.width, $0.paperSize.height) + 1 >= short
                && max($0.paperSize.width, $0.paperSize.height) + 1 >= long
        }
        let best = fitting.min { $0.area < $1.area } ?? paperList.max { $0.area < $1.area }
        guard let best else {
            preconditionFailure(
                "UIPrintPaper.bestPaper(forPageSize:withPapersFrom:) received an empty list. Pass at least one paper.")
        }
        return best
    }

    private var area: CGFloat { paperSize.width * paperSize.height }

    /// The size of the paper, as users name it.
    final var title: String {
        if let common = Self.commonNames.first(where: { $0.name == name || isClose(to: $0.size) }) {
            return common.name
        }
        let millimeters = [size.width, size.height].map { "\(Int(($0 / 72 * 25.4).rounded()))" }
        return millimeters.joined(separator: " × ") + " mm"
    }

    private func isClose(to other: CGSize) -> Bool {
        abs(size.width - other.width) < 2 && abs(size.height - other.height) < 2
    }

    // MARK: Sizes

    private static let commonNames: [(name: String, size: CGSize)] = [
        ("A3", CGSize(width: 842, height: 1191)), ("A4", CGSize(width: 595, height: 842)),
        ("A5", CGSize(width: 420, height: 595)), ("A6", CGSize(width: 297, height: 420)),
        ("B5", CGSize(width: 516, height: 729)), ("Letter", CGSize(width: 612, height: 792)),
        ("Legal", CGSize(width: 612, height: 1008)), ("Tabloid", CGSize(width: 792, height: 1224)),
        ("Executive", CGSize(width: 522, height: 756)),
    ]

    /// The papers that are offered if the printer does not list its own, with that of the user's region first.
    static func usualPapers(for locale: Locale = .current) -> [UIPrintPaper] {
        // The regions that use US Letter, according to Unicode CLDR.
        let letter: Set = [
            "US", "CA", "MX", "BZ", "CL", "CO", "CR", "GT", "NI", "PA", "PH", "PR", "SV", "VE",
        ]
        let usesLetter = locale.region.map { letter.contains($0.identifier) } ?? false
        let names = usesLetter ? ["Letter", "Legal", "A4", "A5"] : ["A4", "A5", "A3", "Letter"]
        return names.compactMap { UIPrintPaper(named: $0) }
    }

    /// Creates a paper from a name of the print system: of a common size, or with the dimensions, such as
    /// "iso_a4_210x297mm", "w288h432", "4x6" or "100x150mm".
    ///
    /// Returns `nil` if the size is not known.
    convenience init?(named name: String) {
        if let common = Self.commonNames.first(where: { $0.name.lowercased() == name.lowercased() }) {
            self.init(name: name, size: common.size)
            return
        }
        guard let size = Self.size(inName: name), size.width > 0, size.height > 0 else { return nil }
        self.init(name: name, size: size)
    }

    private static func size(inName name: String) -> CGSize? {
        if let match = name.wholeMatch(of: /w(\d+)h(\d+)/), let width = Double(match.1), let height = Double(match.2) {
            return CGSize(width: width, height: height)
        }
        guard let match = name.wholeMatch(of: /(?:.*_)?(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|cm|in)?/),
            let width = Double(match.1), let height = Double(match.2)
        else { return nil }
        let unit =
            switch match.3 {
            case "mm": 72 / 25.4
            case "cm": 72 / 2.54
            default: 72.0
            }
        return CGSize(width: (width * unit).rounded(), height: (height * unit).rounded())
    }
}
