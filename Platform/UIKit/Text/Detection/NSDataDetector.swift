import Foundation

/// A bit mask of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links, mail addresses and phone numbers in text.
///
/// It detects URLs with a scheme, names of web sites such as `www.example.org` and `example.com/path`, mail addresses, and
/// phone numbers of 7 to 15 digits. Other types, such as dates and addresses, are not detected.
open class NSDataDetector: NSObject {
    /// The types to detect, as a bit mask of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector.
    ///
    /// - Parameter checkingTypes: The types to detect, as a bit mask of `NSTextCheckingResult.CheckingType`.
    /// - Throws: `CocoaError` if none of the types can be detected.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes & (DetectedData.linkType | DetectedData.phoneNumberType) != 0 else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector detects only links and phone numbers."])
        }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Calls a closure for each match, in the order of the text.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the matches in a range, in the order of the text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [DetectedData] = []
        if checkingTypes & DetectedData.linkType != 0 { found += DetectionPattern.links(in: string, range) }
        if checkingTypes & DetectedData.phoneNumberType != 0 {
            found += DetectionPattern.phoneNumbers(in: string, range).filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first match in a range.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// Returns the number of matches in a range.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }
}

/// A match of a data detector.
final class DetectedData: NSTextCheckingResult {
    // The raw values of the types in `NSTextCheckingResult.CheckingType`, which Foundation deprecates on Linux.
    static let linkType: NSTextCheckingTypes = 1 << 5
    static let phoneNumberType: NSTextCheckingTypes = 1 << 11

    private let matchedRange: NSRange
    let target: URL?
    let number: String?

    init(link: URL, range: NSRange) {
        (matchedRange, target, number) = (range, link, nil)
        super.init()
    }

    init(phoneNumber: String, range: NSRange) {
        (matchedRange, target, number) = (range, nil, phoneNumber)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { matchedRange }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { matchedRange }

    override var resultType: NSTextCheckingResult.CheckingType {
        NSTextCheckingResult.CheckingType(rawValue: target == nil ? Self.phoneNumberType : Self.linkType)
    }
}

extension NSTextCheckingResult {
    /// The URL of a detected link; a `mailto` URL for a mail address.
    public var url: URL? { (self as? DetectedData)?.target }

    /// A detected phone number, as it is written in the text.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
}
