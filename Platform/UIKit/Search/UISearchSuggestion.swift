import Foundation

/// A suggestion for the text of a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The suggested text.
    var localizedSuggestion: String? { get }
    /// The suggested text with attributes, which takes precedence over the plain text.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// A description of the suggestion.
    var localizedDescription: String? { get }
    /// The image before the text.
    var iconImage: UIImage? { get }
    /// An object with which the app identifies the suggestion.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// The default value is nil.
    public var localizedDescription: String? { nil }
    /// The default value is nil.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with constant contents.
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let text: NSAttributedString
    private let isPlain: Bool
    private let detail: String?
    private let icon: UIImage?

    private init(_ text: NSAttributedString, isPlain: Bool, _ detail: String?, _ icon: UIImage?) {
        self.text = text
        self.isPlain = isPlain
        self.detail = detail
        self.icon = icon
        super.init()
    }

    /// Creates a suggestion.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with a description.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with a description and an image.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
    ) {
        self.init(NSAttributedString(string: suggestion), isPlain: true, description, iconImage)
    }

    /// Creates a suggestion with an attributed text.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text and a description.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion with an attributed text, a description and an image.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        self.init(suggestion, isPlain: false, description, iconImage)
    }

    open var localizedSuggestion: String? { text.string }
    open var localizedAttributedSuggestion: NSAttributedString? { isPlain ? nil : text }
    open var localizedDescription: String? { detail }
    open var iconImage: UIImage? { icon }
    open var representedObject: Any?
}

/// The list of suggestions during a search.
final class SearchSuggestionList: UITableViewController {
    var suggestions: [any UISearchSuggestion] = [] {
        didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
    }
    var onSelect: ((any UISearchSuggestion) -> Void)?

    init() { super.init(style: .plain) }

    @available(*, unavailable, message: "SearchSuggestionList is created by UISearchController")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchSuggestionList can't be decoded. UISearchController creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
        tableView.keyboardDismissMode = .onDrag
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = suggestion.localizedSuggestion
        if let text = suggestion.localizedAttributedSuggestion { content.attributedText = text }
        content.secondaryText = suggestion.localizedDescription
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onSelect?(suggestions[indexPath.row])
    }
}
