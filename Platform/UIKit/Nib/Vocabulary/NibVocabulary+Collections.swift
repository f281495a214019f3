import Foundation

extension NibVocabulary {
    private static let collectionView = NibClass(
        UICollectionView.self, extends: scrollView,
        [
            "allowsSelection": .flag("UIAllowsSelection"),
            "allowsMultipleSelection": .flag("UIAllowsMultipleSelection"),
            "allowsSelectionDuringEditing": .flag("UIAllowsSelectionDuringEditing"),
            "allowsMultipleSelectionDuringEditing": .flag("UIAllowsMultipleSelectionDuringEditing"),
            "selectionFollowsFocus": .flag("UISelectionFollowsFocus"),
            "remembersLastFocusedIndexPath": .flag("UIRemembersLastFocusedIndexPath"),
            "prefetchingEnabled": .flag("UIPrefetchingEnabled"), "dataMode": .string("IBDataMode"),
            "collectionViewLayout": .object("UICollectionLayout"), "backgroundView": .object("UIBackgroundView"),
            "sectionHeaderView": .object("IBSectionHeader"), "sectionFooterView": .object("IBSectionFooter"),
        ], lists: ["cells": "IBPrototypes"])

    private static let reusableView = NibClass(
        UICollectionReusableView.self, extends: view, ["reuseIdentifier": .string("UIReuseIdentifier")])

    private static let collectionViewCell = NibClass(
        UICollectionViewCell.self, extends: reusableView,
        [
            "contentView": .object("UIContentView"), "backgroundView": .object("UIBackgroundView"),
            "selectedBackgroundView": .object("UISelectedBackgroundView"),
            // The size on the canvas. At run time the layout determines the size.
            "customSize": .geometry("IBCustomSize"),
        ]
    ) { element, record, _ in
        // Interface Builder relates subviews to the cell, because its content view had no identifier in older
        // versions. The content view determines the size of a self-sizing cell, so its constraints are installed there.
        guard case .record(let content) = record.values["UIContentView"] else { return }
        for constraint in record.constraints { constraint.replaceItem(element.id) }
        content.constraints += record.constraints
        record.constraints = []
        content.guides += record.guides
        record.guides = []
    }

    private static let layout = NibClass(UICollectionViewLayout.self)

    private static let flowLayout = NibClass(
        UICollectionViewFlowLayout.self,
        [
            "scrollDirection": .choice(
                "UIScrollDirection",
                ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]),
            "minimumLineSpacing": .number("UILineSpacing", in: 0...NibNumber.range.upperBound),
            "minimumInteritemSpacing": .number("UIInteritemSpacing", in: 0...NibNumber.range.upperBound),
            "sectionInsetReference": .choice(
                "UISectionInsetReference",
                [
                    "contentInset": UICollectionViewFlowLayout.SectionInsetReference.fromContentInset,
                    "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
                ]),
            "sectionHeadersPinToVisibleBounds": .flag("UISectionHeadersPinToVisibleBounds"),
            "sectionFootersPinToVisibleBounds": .flag("UISectionFootersPinToVisibleBounds"),
            "automaticEstimatedItemSize": .flag("IBAutomaticEstimatedItemSize"),
            "itemSize": .geometry("UIItemSize"), "estimatedItemSize": .geometry("UIEstimatedItemSize"),
            "headerReferenceSize": .geometry("UIHeaderReferenceSize"),
            "footerReferenceSize": .geometry("UIFooterReferenceSize"), "sectionInset": .geometry("UISectionInset"),
        ]
    ) { element, record, _ in
        for key in ["UIItemSize", "UIEstimatedItemSize", "UIHeaderReferenceSize", "UIFooterReferenceSize"] {
            guard case .shared(let size as CGSize) = record.values[key] else { continue }
            record.values[key] = .shared(CGSize(width: max(0, size.width), height: max(0, size.height)))
        }
        if element.flag("automaticEstimatedItemSize") == true {
            record.values["UIEstimatedItemSize"] = .shared(UICollectionViewFlowLayout.automaticSize)
        }
    }

    static let collections: [String: NibClass] = [
        "collectionView": collectionView, "collectionViewCell": collectionViewCell,
        "collectionViewCellContentView": view, "collectionReusableView": reusableView,
        "collectionViewLayout": layout, "collectionViewFlowLayout": flowLayout,
    ]
}
