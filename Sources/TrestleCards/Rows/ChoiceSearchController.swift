import AdaptiveCards
import Trestle
import UIKit

/// A list of options with a search field, which also finds options of the server.
final class ChoiceSearchController: FormViewController {
    private let choices: [CardInput.Choices.Choice]
    private let isMultiple: Bool
    private let selection: FieldBinding<[String]>
    private let query: (@MainActor (String) async -> [CardInput.Choices.Choice])?
    private var search: Task<Void, Never>?
    private var text = ""
    /// The options of the server for the text.
    private var found: [CardInput.Choices.Choice] = []

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - title: The title of the screen.
    ///   - choices: The options.
    ///   - selection: The values of the selected options.
    ///   - query: Returns the options of the server for a text, or `nil` if there are none.
    init(
        title: String, choices: CardInput.Choices, selection: FieldBinding<[String]>,
        query: (@MainActor (String) async -> [CardInput.Choices.Choice])?
    ) {
        self.choices = choices.choices
        isMultiple = choices.isMultiple
        self.selection = selection
        self.query = query
        super.init(style: .insetGrouped)
        self.title = title
        let searchController = UISearchController(searchResultsController: nil)
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        find(text)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        search?.cancel()
        selection.endEditing()
    }

    @FormBuilder override var form: Form {
        Section(id: "choices") {
            for choice in displayedChoices {
                TextRow(choice.title).id(choice.value)
                    .accessory(selection.value.contains(choice.value) ? .checkmark : .none)
                    .onSelect(self) { $0.select(choice) }
            }
        }
    }

    /// The options whose titles contain the text, and those of the server.
    private var displayedChoices: [CardInput.Choices.Choice] {
        let matching = choices.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }
        var values = Set(matching.map(\.value))
        return matching + found.filter { values.insert($0.value).inserted }
    }

    private func select(_ choice: CardInput.Choices.Choice) {
        guard isMultiple else {
            selection.value = [choice.value]
            navigationController?.popViewController(animated: true)
            return
        }
        if selection.value.contains(choice.value) {
            selection.value.removeAll { $0 == choice.value }
        } else {
            selection.value.append(choice.value)
        }
        setNeedsRender()
    }

    private func find(_ text: String) {
        self.text = text
        setNeedsRender()
        guard let query else { return }
        search?.cancel()
        search = Task { [weak self] in
            let found = await query(text)
            guard let self, !Task.isCancelled else { return }
            self.found = found
            setNeedsRender()
        }
    }
}

extension ChoiceSearchController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if text != self.text { find(text) }
    }
}
