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
        allowsSelectionDuringEditing = coder.flag("UIAllowsSelectionDuringEditing", or: false)
        allowsMultipleSelectionDuringEditing = coder.flag("UIAllowsMultipleSelectionDuringEditing", or: false)
        selfSizingInvalidation = coder.choice("UISelfSizingInvalidation", or: .enabled)
        separatorInsetReference = coder.choice("UISeparatorInsetReference", or: .fromCellEdges)
        fillerRowHeight = coder.number("UIFillerRowHeight", or: 0)
        cellLayoutMarginsFollowReadableWidth = coder.flag("UICellLayoutMarginsFollowReadableWidth", or: false)
        insetsContentViewsToSafeArea = coder.flag("UIInsetsContentViewsToSafeArea", or: true)
        isPrefetchingEnabled = coder.flag("UIPrefetchingEnabled", or: true)
        sectionIndexMinimumDisplayRowCount = coder.integer("UISectionIndexMinimumDisplayRowCount", or: 0)
        sectionIndexColor = coder.object("UISectionIndexColor")
        sectionIndexBackgroundColor = coder.object("UISectionIndexBackgroundColor")
        sectionIndexTrackingBackgroundColor = coder.object("UISectionIndexTrackingBackgroundColor")
        backgroundView = coder.anything("UIBackgroundView")
        tableHeaderView = coder.anything("UITableHeaderView")
        tableFooterView = coder.anything("UITableFooterView")
        if let nib = coder as? NibCoder {
            // Interface Builder omits the background color if it is the standard color of the style.
            if nib.value("UIBackgroundColor") == nil { backgroundColor = standardBackground }
            restoreTemplates(from: nib)
        }
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
        coder.encode(allowsSelectionDuringEditing, forKey: "UIAllowsSelectionDuringEditing")
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: "UIAllowsMultipleSelectionDuringEditing")
        coder.encode(selfSizingInvalidation.rawValue, forKey: "UISelfSizingInvalidation")
        coder.encode(separatorInsetReference.rawValue, forKey: "UISeparatorInsetReference")
        coder.encodeNumber(fillerRowHeight, forKey: "UIFillerRowHeight")
        coder.encode(cellLayoutMarginsFollowReadableWidth, forKey: "UICellLayoutMarginsFollowReadableWidth")
        coder.encode(insetsContentViewsToSafeArea, forKey: "UIInsetsContentViewsToSafeArea")
        coder.encode(isPrefetchingEnabled, forKey: "UIPrefetchingEnabled")
        coder.encode(sectionIndexMinimumDisplayRowCount, forKey: "UISectionIndexMinimumDisplayRowCount")
        coder.encode(sectionIndexColor, forKey: "UISectionIndexColor")
        coder.encode(sectionIndexBackgroundColor, forKey: "UISectionIndexBackgroundColor")
        coder.encode(sectionIndexTrackingBackgroundColor, forKey: "UISectionIndexTrackingBackgroundColor")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
        coder.encode(tableHeaderView, forKey: "UITableHeaderView")
        coder.encode(tableFooterView, forKey: "UITableFooterView")
    }
}
