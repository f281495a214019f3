/// Objective-C names of UIKit's and Foundation's methods that differ from Swift's naming rule.
enum KnownSelectors {
    /// The selectors by full Swift name.
    static let byFullName: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "show(_:sender:)": "showViewController:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "addChild(_:)": "addChildViewController:",
        "removeFromParent()": "removeFromParentViewController",
        "willMove(toParent:)": "willMoveToParentViewController:",
        "didMove(toParent:)": "didMoveToParentViewController:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "motionBegan(_:with:)": "motionBegan:withEvent:",
        "motionEnded(_:with:)": "motionEnded:withEvent:",
        "pressesBegan(_:with:)": "pressesBegan:withEvent:",
        "sendActions(for:)": "sendActionsForControlEvents:",
        "draw(_:)": "drawRect:",
        "hitTest(_:with:)": "hitTest:withEvent:",
        "point(inside:with:)": "pointInside:withEvent:",
        "scrollRectToVisible(_:animated:)": "scrollRectToVisible:animated:",
        "selectRow(at:animated:scrollPosition:)": "selectRowAtIndexPath:animated:scrollPosition:",
        "deselectRow(at:animated:)": "deselectRowAtIndexPath:animated:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
        "tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView(_:didEndDisplaying:forRowAt:)": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
        "tableView(_:canMoveRowAt:)": "tableView:canMoveRowAtIndexPath:",
        "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
        "tableView(_:editActionsForRowAt:)": "tableView:editActionsForRowAtIndexPath:",
        "tableView(_:shouldHighlightRowAt:)": "tableView:shouldHighlightRowAtIndexPath:",
        "tableView(_:sectionForSectionIndexTitle:at:)": "tableView:sectionForSectionIndexTitle:atIndex:",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
            "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)":
            "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "numberOfSections(in:)": "numberOfSectionsInTableView:",
        "sectionIndexTitles(for:)": "sectionIndexTitlesForTableView:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
        "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
        "viewForZooming(in:)": "viewForZoomingInScrollView:",
        "textField(_:shouldChangeCharactersIn:replacementString:)":
            "textField:shouldChangeCharactersInRange:replacementString:",
        "textView(_:shouldChangeTextIn:replacementText:)": "textView:shouldChangeTextInRange:replacementText:",
        "searchBar(_:textDidChange:)": "searchBar:textDidChange:",
        "updateSearchResults(for:)": "updateSearchResultsForSearchController:",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
            "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        "application(_:open:options:)": "application:openURL:options:",
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "layoutSublayers(of:)": "layoutSublayersOfLayer:",
        "draw(_:in:)": "drawLayer:inContext:",
        "buildMenu(with:)": "buildMenuWithBuilder:",
        "validate(_:)": "validateCommand:",
    ]

    /// The selectors of methods that are usually referred to without argument labels.
    static let byBaseName: [String: String] = {
        var names = Dictionary(
            uniqueKeysWithValues: withoutParameters.map { (String($0), String($0)) })
        for name in withSender { names[String(name)] = "\(name):" }
        for (name, selector) in byFullName {
            let base = String(name.prefix { $0 != "(" })
            if !ambiguous.contains(base) && names[base] == nil { names[base] = selector }
        }
        return names
    }()

    private static let ambiguous: Set<String> = ["tableView", "collectionView", "draw", "gestureRecognizer"]

    private static let withoutParameters = """
        becomeFirstResponder resignFirstResponder reloadData reloadInputViews removeFromSuperview setNeedsLayout \
        layoutIfNeeded layoutSubviews setNeedsDisplay setNeedsUpdateConstraints updateConstraints \
        setNeedsFocusUpdate viewDidLoad loadView loadViewIfNeeded viewWillLayoutSubviews viewDidLayoutSubviews \
        startAnimating stopAnimating beginRefreshing endRefreshing flashScrollIndicators beginUpdates endUpdates \
        sizeToFit awakeFromNib prepareForReuse toggle cancel start invalidate fire resume suspend lock unlock \
        didReceiveMemoryWarning setNeedsStatusBarAppearanceUpdate becomeKey makeKeyAndVisible invalidateLayout \
        invalidateIntrinsicContentSize removeFromParent removeFromSuperlayer synchronize description
        """.split(separator: " ")

    private static let withSender = """
        cut copy paste select selectAll delete toggleBoldface toggleItalics toggleUnderline increaseSize \
        decreaseSize endEditing viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear pasteAndMatchStyle \
        find findNext findPrevious findAndReplace
        """.split(separator: " ")
}
