import Foundation

/// Something that people may mean by what they have typed so far.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What is suggested.
    var localizedSuggestion: String? { get }
    /// What is suggested, with attributes; it goes before the plain text.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What else there is to say about it.
    var localizedDescription: String? { get }
    /// The picture before it.
    var iconImage: UIImage? { get }
    /// What the app knows it by.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// By default there is nothing else to say.
    public var localizedDescription: String? { nil }
    /// By default there is no picture.
    public var iconImage: UIImage? { nil }
}

/// A suggestion that is what it was made with.
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

    /// Makes a suggestion.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Makes a suggestion with what else there is to say about it.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Makes a suggestion with what else there is to say about it, and a picture.
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
    ) {
        self.init(NSAttributedString(string: suggestion), isPlain: true, description, iconImage)
    }

    /// Makes a suggestion whose text has attributes.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    /// Makes a suggestion whose text has attributes, with what else there is to say about it.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Makes a suggestion whose text has attributes, with what else there is to say about it, and a picture.
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

/// The list of what is suggested while one searches.
final class SearchSuggestionList: UITableViewController {
    var suggestions: [any UISearchSuggestion] = [] {
        didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
    }
    var onSelect: ((any UISearchSuggestion) -> Void)?

    init() { super.init(style: .plain) }

    @available(*, unavailable, message: "a search controller makes its list of suggestions")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchSuggestionList: a search controller makes its list of suggestions")
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
