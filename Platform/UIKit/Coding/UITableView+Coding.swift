extension UITableView {
    final func restoreTable(from coder: NSCoder) {
        rowHeight = coder.number("UIRowHeight", or: UITableView.automaticDimension)
        estimatedRowHeight = coder.number("UIEstimatedRowHeight", or: UITableView.automaticDimension)
        sectionHeaderHeight = coder.number("UISectionHeaderHeight", or: UITableView.automaticDimension)
        sectionFooterHeight = coder.number("UISectionFooterHeight", or: UITableView.automaticDimension)
        estimatedSectionHeaderHeight = coder.number(
            "UIEstimatedSectionHeaderHeight", or: UITableView.automaticDimension)
        estimatedSectionFooterHeight = coder.number(
            "UIEstimatedSectionFooterHeight", or: UITableView.automaticDimension)
        sectionHeaderTopPadding = coder.number("UISectionHeaderTopPadding", or: UITableView.automaticDimension)
        separatorStyle = coder.choice("UISeparatorStyle", or: .singleLine)
        separatorColor = coder.object("UISeparatorColor")
        if coder.containsValue(forKey: "UISeparatorInset") {
            separatorInset = coder.decodeUIEdgeInsets(forKey: "UISeparatorInset")
        }
        allowsSelection = coder.flag("UIAllowsSelection", or: true)
        allowsMultipleSelection = coder.flag("UIAllowsMultipleSelection", or: false)
        backgroundView = coder.anything("UIBackgroundView")
        tableHeaderView = coder.anything("UITableHeaderView")
        tableFooterView = coder.anything("UITableFooterView")
    }

    final func archiveTable(into coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encodeNumber(rowHeight, forKey: "UIRowHeight")
        coder.encodeNumber(estimatedRowHeight, forKey: "UIEstimatedRowHeight")
        coder.encodeNumber(sectionHeaderHeight, forKey: "UISectionHeaderHeight")
        coder.encodeNumber(sectionFooterHeight, forKey: "UISectionFooterHeight")
        coder.encodeNumber(estimatedSectionHeaderHeight, forKey: "UIEstimatedSectionHeaderHeight")
        coder.encodeNumber(estimatedSectionFooterHeight, forKey: "UIEstimatedSectionFooterHeight")
        coder.encodeNumber(sectionHeaderTopPadding, forKey: "UISectionHeaderTopPadding")
        coder.encode(separatorStyle.rawValue, forKey: "UISeparatorStyle")
        coder.encode(separatorColor, forKey: "UISeparatorColor")
        if hasOwnSeparatorInset { coder.encode(separatorInset, forKey: "UISeparatorInset") }
        coder.encode(allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
        coder.encode(tableHeaderView, forKey: "UITableHeaderView")
        coder.encode(tableFooterView, forKey: "UITableFooterView")
    }
}
