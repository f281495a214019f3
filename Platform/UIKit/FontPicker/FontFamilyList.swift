/// The list of families in a font picker, with a search bar.
final class FontFamilyList: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    private weak var picker: UIFontPickerViewController?
    private let search = UISearchController(searchResultsController: nil)
    private let families: [FontFamily]
    private var shown: [FontFamily]

    init(_ configuration: UIFontPickerViewController.Configuration, picker: UIFontPickerViewController) {
        self.configuration = configuration
        self.picker = picker
        families = FontFamily.all(with: configuration.filteredTraits)
        shown = families
        super.init(style: .plain)
    }

    @available(*, unavailable, message: "UIFontPickerViewController creates its list")
    required init?(coder: NSCoder) {
        preconditionFailure("FontFamilyList cannot be decoded. UIFontPickerViewController creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "family")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let name = picker?.selectedFontDescriptor?.familyName,
            let row = shown.firstIndex(where: { $0.name == name })
        else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    func selectionDidChange() { if isViewLoaded { tableView.reloadData() } }

    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        shown =
            text.isEmpty
            ? families
            : families.filter { $0.name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "family", for: indexPath)
        let family = shown[indexPath.row]
        let hasFaces = configuration.includeFaces && family.faces.count > 1
        cell.showFont(
            family.name, in: configuration.displayUsingSystemFont ? nil : family.descriptor,
            isSelected: picker?.selectedFontDescriptor?.familyName == family.name)
        if hasFaces { cell.accessoryType = .detailDisclosureButton }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.pick(shown[indexPath.row].descriptor)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        guard let picker else { return }
        let faces = FontFaceList(shown[indexPath.row], configuration, picker: picker)
        navigationController?.pushViewController(faces, animated: true)
    }
}

/// The list of the faces of a family.
private final class FontFaceList: UITableViewController {
    private let family: FontFamily
    private let configuration: UIFontPickerViewController.Configuration
    private weak var picker: UIFontPickerViewController?

    init(
        _ family: FontFamily, _ configuration: UIFontPickerViewController.Configuration,
        picker: UIFontPickerViewController
    ) {
        self.family = family
        self.configuration = configuration
        self.picker = picker
        super.init(style: .plain)
        title = family.name
    }

    @available(*, unavailable, message: "UIFontPickerViewController creates its list")
    required init?(coder: NSCoder) {
        preconditionFailure("FontFaceList cannot be decoded. UIFontPickerViewController creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "face")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { family.faces.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "face", for: indexPath)
        let face = family.faces[indexPath.row]
        cell.showFont(
            face.name, in: configuration.displayUsingSystemFont ? nil : face.descriptor,
            isSelected: picker?.selectedFontDescriptor?.postscriptName == face.descriptor.postscriptName)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        picker?.pick(family.faces[indexPath.row].descriptor)
    }
}

extension UITableViewCell {
    /// Displays the name of a font, in that font or in the system font (`nil`).
    fileprivate func showFont(_ name: String, in descriptor: UIFontDescriptor?, isSelected: Bool) {
        var content = defaultContentConfiguration()
        content.text = name
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        if let descriptor { content.textProperties.font = UIFont(descriptor: descriptor, size: body.pointSize) }
        contentConfiguration = content
        accessoryType = isSelected ? .checkmark : .none
    }
}
