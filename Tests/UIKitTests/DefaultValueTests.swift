import Testing
import UIKit

/// The values that UIKit documents for objects that an app has not configured.
@MainActor
@Suite("Default values")
struct DefaultValueTests {
    @Test("a table view has UIKit's defaults", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func tableView(style: UITableView.Style) {
        let table = UITableView(frame: .zero, style: style)
        #expect(table.style == style)
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.sectionFooterHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        #expect(table.estimatedSectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.estimatedSectionFooterHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
        #expect(table.separatorStyle == .singleLine)
        #expect(table.separatorColor == .separator)
        #expect(table.separatorInsetReference == .fromCellEdges)
        #expect(table.backgroundColor == (style == .plain ? .systemBackground : .systemGroupedBackground))
        #expect(table.backgroundView == nil)
        #expect(table.allowsSelection && !table.allowsSelectionDuringEditing)
        #expect(!table.allowsMultipleSelection && !table.allowsMultipleSelectionDuringEditing)
        #expect(!table.isEditing)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        #expect(table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.sectionIndexColor == nil && table.sectionIndexBackgroundColor == nil)
        #expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
        #expect(!table.remembersLastFocusedIndexPath && !table.selectionFollowsFocus)
        #expect(table.dragInteractionEnabled && !table.hasActiveDrag && !table.hasActiveDrop)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.isPrefetchingEnabled)
        #expect(table.selfSizingInvalidation == .enabled)
        #expect(table.alwaysBounceVertical && !table.alwaysBounceHorizontal)
        #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
        #expect(table.numberOfSections == 1 || table.numberOfSections == 0)
    }

    @Test("a cell has UIKit's defaults")
    func cell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
        #expect(cell.reuseIdentifier == "id")
        #expect(cell.textLabel != nil && cell.imageView != nil && cell.detailTextLabel == nil)
        #expect(cell.selectionStyle == .default)
        #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none)
        #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing && !cell.showingDeleteConfirmation)
        #expect(cell.editingStyle == .none)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
        #expect(cell.shouldIndentWhileEditing && !cell.showsReorderControl)
        #expect(cell.focusStyle == .default && !cell.userInteractionEnabledWhileDragging)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(cell.multipleSelectionBackgroundView == nil)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.frame.size == CGSize(width: 320, height: 44))
    }

    @Test("a scroll view has UIKit's defaults")
    func scrollView() {
        let view = UIScrollView()
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.isScrollEnabled && !view.isPagingEnabled && !view.isDirectionalLockEnabled)
        #expect(view.bounces && view.bouncesZoom && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.indicatorStyle == .default && view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.decelerationRate == .normal)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.scrollsToTop && view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.clipsToBounds && view.refreshControl == nil)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating && !view.isZooming)
    }

    @Test("a view has UIKit's defaults")
    func view() {
        let view = UIView()
        #expect(view.alpha == 1 && view.isOpaque && !view.isHidden && view.tag == 0)
        #expect(view.backgroundColor == nil && view.tintColor == .systemBlue)
        #expect(view.contentMode == .scaleToFill && !view.clipsToBounds)
        #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && !view.isExclusiveTouch)
        #expect(view.autoresizesSubviews && view.autoresizingMask == [])
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(view.overrideUserInterfaceStyle == .unspecified)
        #expect(view.transform == .identity && view.gestureRecognizers?.isEmpty != false)
    }

    @Test("a layer has Core Animation's defaults")
    func layer() {
        let layer = CALayer()
        #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && !layer.isOpaque)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.zPosition == 0)
        #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
        #expect(layer.cornerRadius == 0 && layer.cornerCurve == .circular)
        #expect(
            layer.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
            ])
        #expect(layer.borderWidth == 0 && layer.borderColor?.alpha == 1)
        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowColor?.alpha == 1)
        #expect(layer.speed == 1 && layer.backgroundColor == nil && layer.contents == nil)
    }

    @Test("a label and an image view have UIKit's defaults")
    func contentViews() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil && label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label && label.highlightedTextColor == nil)
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1 && label.isEnabled && !label.isHighlighted)
        #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
        #expect(!label.adjustsFontForContentSizeCategory && !label.allowsDefaultTighteningForTruncation)
        #expect(label.baselineAdjustment == .alignBaselines && label.preferredMaxLayoutWidth == 0)
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)

        let image = UIImageView()
        #expect(!image.isUserInteractionEnabled && image.contentMode == .scaleToFill && !image.isHighlighted)
    }

    @Test("controls have UIKit's defaults")
    func controls() {
        let control = UIControl()
        #expect(control.isEnabled && !control.isSelected && !control.isHighlighted && control.state == .normal)
        #expect(control.contentVerticalAlignment == .center && control.contentHorizontalAlignment == .center)
        #expect(!control.showsMenuAsPrimaryAction && !control.isContextMenuInteractionEnabled)

        let slider = UISlider()
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
        let stepper = UIStepper()
        #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.value == 0 && stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        let toggle = UISwitch()
        #expect(!toggle.isOn && toggle.bounds.size == CGSize(width: 51, height: 31))
        #expect(toggle.onTintColor == nil && toggle.thumbTintColor == nil)
        let segments = UISegmentedControl()
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && !segments.isMomentary)
        let pages = UIPageControl()
        #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && !pages.hidesForSinglePage)
        #expect(UIProgressView().progress == 0)
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.hidesWhenStopped && !spinner.isAnimating && spinner.isHidden)
        let button = UIButton(type: .system)
        #expect(button.buttonType == .system && button.configuration == nil && button.titleLabel != nil)
        #expect(button.contentEdgeInsets == .zero)
    }

    @Test("text views have UIKit's defaults")
    func textInput() {
        let field = UITextField()
        #expect(field.text == "" && field.placeholder == nil && field.font == .systemFont(ofSize: 17))
        #expect(field.textColor == .label && field.textAlignment == .natural && field.borderStyle == .none)
        #expect(field.clearButtonMode == .never && field.leftViewMode == .never && field.rightViewMode == .never)
        #expect(!field.clearsOnBeginEditing && !field.isEditing && !field.isSecureTextEntry)
        #expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default)
        #expect(field.keyboardType == .default && field.returnKeyType == .default)
        #expect(!field.enablesReturnKeyAutomatically)

        let view = UITextView()
        #expect(view.text == "" && view.isEditable && view.isSelectable)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.autocapitalizationType == .sentences)
    }

    @Test("gesture recognizers have UIKit's defaults")
    func gestureRecognizers() {
        let tap = UITapGestureRecognizer()
        #expect(tap.isEnabled && tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && tap.state == .possible)
        #expect(tap.requiresExclusiveTouchType)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    }

    @Test("view controllers and bars have UIKit's defaults")
    func controllers() {
        let controller = UIViewController()
        #expect(controller.title == nil && !controller.isViewLoaded && !controller.isEditing)
        #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
        #expect(!controller.hidesBottomBarWhenPushed && !controller.definesPresentationContext)
        #expect(controller.modalTransitionStyle == .coverVertical && !controller.isModalInPresentation)
        #expect(controller.preferredContentSize == .zero && controller.navigationController == nil)
        let table = UITableViewController()
        #expect(table.clearsSelectionOnViewWillAppear && table.tableView.style == .plain)
        let navigation = UINavigationController()
        #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden && !navigation.hidesBarsOnSwipe)
        #expect(navigation.navigationBar.isTranslucent && !navigation.navigationBar.prefersLargeTitles)
        let item = UINavigationItem(title: "Title")
        #expect(item.title == "Title" && !item.hidesBackButton && item.largeTitleDisplayMode == .automatic)
        #expect(item.hidesSearchBarWhenScrolling && !item.leftItemsSupplementBackButton)
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.distribution == .fill)
        #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    }
}
