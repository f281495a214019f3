extension NibVocabulary {
    static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let tableView = NibClass(
        UITableView.self, extends: scrollView,
        [
            "style": .choice("UIStyle", tableStyles),
            "separatorStyle": .choice(
                "UISeparatorStyle",
                [
                    "none": UITableViewCell.SeparatorStyle.none, "default": .singleLine, "singleLine": .singleLine,
                    "singleLineEtched": .singleLine,
                ]),
            "rowHeight": .height("UIRowHeight"), "estimatedRowHeight": .height("UIEstimatedRowHeight"),
            // Before -1, Interface Builder wrote 28 and 18 for automatic heights.
            "sectionHeaderHeight": .height("UISectionHeaderHeight", automatic: [-1, 28, 18]),
            "sectionFooterHeight": .height("UISectionFooterHeight", automatic: [-1, 28, 18]),
            "estimatedSectionHeaderHeight": .height("UIEstimatedSectionHeaderHeight"),
            "estimatedSectionFooterHeight": .height("UIEstimatedSectionFooterHeight"),
            "allowsSelection": .flag("UIAllowsSelection"),
            "allowsMultipleSelection": .flag("UIAllowsMultipleSelection"),
            "allowsSelectionDuringEditing": .flag("UIAllowsSelectionDuringEditing"),
            "allowsMultipleSelectionDuringEditing": .flag("UIAllowsMultipleSelectionDuringEditing"),
            "sectionIndexMinimumDisplayRowCount": .integer("UISectionIndexMinimumDisplayRowCount"),
            "separatorInsetReference": .choice(
                "UISeparatorInsetReference",
                [
                    "fromCellEdges": UITableView.SeparatorInsetReference.fromCellEdges,
                    "fromAutomaticInsets": .fromAutomaticInsets,
                ]),
            "separatorColor": .color("UISeparatorColor"), "separatorInset": .geometry("UISeparatorInset"),
            "sectionIndexColor": .color("UISectionIndexColor"),
            "sectionIndexBackgroundColor": .color("UISectionIndexBackgroundColor"),
            "sectionIndexTrackingBackgroundColor": .color("UISectionIndexTrackingBackgroundColor"),
            "tableHeaderView": .object("UITableHeaderView"), "tableFooterView": .object("UITableFooterView"),
            "backgroundView": .object("UIBackgroundView"), "dataMode": .string("IBDataMode"),
            "contentViewInsetsToSafeArea": .flag("UIInsetsContentViewsToSafeArea"),
        ], lists: ["prototypes": "IBPrototypes"]
    ) { (element, record, compiler) throws(NibError) in
        guard element["dataMode"] == "static", let sections = element.child("sections") else { return }
        record.values["IBSections"] = .shared(try NibStaticSection.sections(sections, compiler))
    }

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    private static let tableViewCell = NibClass(
        UITableViewCell.self, extends: view,
        [
            "style": .choice("UITableViewCellStyle", cellStyles), "reuseIdentifier": .string("UIReuseIdentifier"),
            "selectionStyle": .choice(
                "UISelectionStyle",
                ["none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default]),
            "accessoryType": .choice("UIAccessoryType", accessories),
            "editingAccessoryType": .choice("UIEditingAccessoryType", accessories),
            "focusStyle": .choice(
                "UIFocusStyle", ["default": UITableViewCell.FocusStyle.default, "custom": .custom]),
            "indentationLevel": .integer("UIIndentationLevel"), "indentationWidth": .number("UIIndentationWidth"),
            "shouldIndentWhileEditing": .flag("UIShouldIndentWhileEditing"),
            "showsReorderControl": .flag("UIShowsReorderControl"),
            "hidesAccessoryWhenEditing": .flag("IBHidesAccessoryWhenEditing"), "rowHeight": .height("IBRowHeight"),
            "textLabel": .reference("UITextLabel"), "detailTextLabel": .reference("UIDetailTextLabel"),
            "imageView": .reference("UIImageView"), "separatorInset": .geometry("UISeparatorInset"),
            "contentView": .object("UIContentView"), "backgroundView": .object("UIBackgroundView"),
            "selectedBackgroundView": .object("UISelectedBackgroundView"),
            "accessoryView": .object("UIAccessoryView"), "editingAccessoryView": .object("UIEditingAccessoryView"),
        ]
    ) { _, record, _ in
        // An accessory that is visible while editing is an editing accessory, too.
        if case .flag(false) = record.values["IBHidesAccessoryWhenEditing"] {
            record.values["UIEditingAccessoryType"] =
                record.values["UIEditingAccessoryType"] ?? record.values["UIAccessoryType"]
        }
    }

    private static let contentView = NibClass(
        UIView.self, extends: view, ["tableViewCell": .string("IBTableViewCell")])

    static let tables: [String: NibClass] = [
        "tableView": tableView, "tableViewCell": tableViewCell, "tableViewCellContentView": contentView,
    ]
}
