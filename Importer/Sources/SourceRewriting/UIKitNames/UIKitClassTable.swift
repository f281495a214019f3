extension UIKitClasses {
    /// The classes of UIKit for iOS 16.5. Each line lists the subclasses of the class before the colon.
    static let table = """
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
        NSCollectionLayoutItem: NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString: NSTextStorage
        NSObject: NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
        NSObject: NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
        NSObject: NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset
        NSObject: NSDiffableDataSourceSectionSnapshotReference NSDiffableDataSourceSnapshotReference
        NSObject: NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow
        NSObject: NSStringDrawingContext NSTextAttachment NSTextAttachmentViewProvider NSTextContainer
        NSObject: NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager
        NSObject: NSTextLineFragment NSTextList NSTextRange NSTextSelection NSTextSelectionNavigation
        NSObject: NSTextTab NSTextViewportLayoutController UIAccessibilityCustomAction
        NSObject: UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
        NSObject: UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor UIActivity
        NSObject: UIActivityItemsConfiguration UIAlertAction UIApplicationShortcutIcon
        NSObject: UIApplicationShortcutItem UIBandSelectionInteraction UIBarAppearance
        NSObject: UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem
        NSObject: UIBezierPath UICalendarSelection UICalendarView.Decoration
        NSObject: UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource
        NSObject: UICollectionViewDiffableDataSourceReference UICollectionViewLayout
        NSObject: UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
        NSObject: UICollectionViewPlaceholder UICollectionViewUpdateItem UIColor UICommandAlternate
        NSObject: UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction
        NSObject: UICubicTimingParameters UIDevice UIDictationPhrase UIDocument UIDocumentBrowserAction
        NSObject: UIDocumentBrowserTransitionController UIDocumentInteractionController UIDocumentProperties
        NSObject: UIDragInteraction UIDragItem UIDragPreview UIDropInteraction UIDropProposal
        NSObject: UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEditMenuConfiguration
        NSObject: UIEditMenuInteraction UIEvent UIEventAttribution UIFeedbackGenerator UIFindInteraction
        NSObject: UIFindSession UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect
        NSObject: UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor
        NSObject: UIFontMetrics UIFontPickerViewController.Configuration UIGestureRecognizer
        NSObject: UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage
        NSObject: UIImage.Configuration UIImageAsset UIIndirectScribbleInteraction UIKey
        NSObject: UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UILocalNotification
        NSObject: UILocalizedIndexedCollation UIMenuController UIMenuElement UIMenuItem UIMenuSystem
        NSObject: UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteConfiguration
        NSObject: UIPasteControl.Configuration UIPasteboard UIPencilInteraction
        NSObject: UIPercentDrivenInteractiveTransition UIPointerAccessory UIPointerInteraction
        NSObject: UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerStyle
        NSObject: UIPopoverController UIPresentationController UIPress UIPreviewAction UIPreviewActionGroup
        NSObject: UIPreviewInteraction UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
        NSObject: UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension
        NSObject: UIPrinter UIPrinterDestination UIPrinterPickerController UIRegion UIResponder
        NSObject: UIScene.ActivationRequestOptions UIScene.ConnectionOptions UIScene.OpenExternalURLOptions
        NSObject: UIScene.OpenURLOptions UISceneActivationConditions UISceneConfiguration
        NSObject: UISceneDestructionRequestOptions UISceneSession UISceneSizeRestrictions
        NSObject: UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService UIScribbleInteraction
        NSObject: UISearchDisplayController UISearchSuggestionItem UISearchToken
        NSObject: UISheetPresentationController.Detent UISpringLoadedInteraction UISpringTimingParameters
        NSObject: UIStatusBarManager UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource
        NSObject: UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
        NSObject: UITableViewDiffableDataSource UITableViewDiffableDataSourceReference
        NSObject: UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
        NSObject: UITextDragPreviewRenderer UITextFormattingCoordinator UITextInputAssistantItem
        NSObject: UITextInputContext UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer
        NSObject: UITextInteraction UITextPlaceholder UITextPosition UITextRange UITextSearchOptions
        NSObject: UITextSelectionRect UIToolTipConfiguration UIToolTipInteraction UITouch UITraitCollection
        NSObject: UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings
        NSObject: UIViewPropertyAnimator UIVisualEffect UIWindowScene.ActivationConfiguration
        NSObject: UIWindowScene.ActivationInteraction UIWindowScene.Geometry
        NSObject: UIWindowScene.GeometryPreferences
        NSParagraphStyle: NSMutableParagraphStyle
        NSTextContentManager: NSTextContentStorage
        NSTextElement: NSTextParagraph
        NSTextParagraph: NSTextListElement
        Operation: UIActivityItemProvider
        UIAction: UIWindowScene.ActivationAction
        UIApplicationShortcutItem: UIMutableApplicationShortcutItem
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
        UICollectionViewLayout: UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewPlaceholder: UICollectionViewDropPlaceholder
        UICommand: UIKeyCommand
        UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl
        UIControl: UISegmentedControl UISlider UIStepper UISwitch UITextField
        UIDocument: UIManagedDocument
        UIDropProposal: UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
        UIDynamicBehavior: UIGravityBehavior UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator
        UIFeedbackGenerator: UISelectionFeedbackGenerator
        UIFindSession: UITextSearchingFindSession
        UIFocusEffect: UIFocusHaloEffect
        UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
        UIGestureRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
        UIGestureRecognizer: UITapGestureRecognizer
        UIGraphicsRenderer: UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext: UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat: UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UIImage.Configuration: UIImage.SymbolConfiguration
        UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UINavigationController: UIImagePickerController UIVideoEditorController
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters: UIDragPreviewParameters
        UIPreviewTarget: UIDragPreviewTarget
        UIPrintFormatter: UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UIScene.ActivationRequestOptions: UIWindowScene.ActivationRequestOptions
        UISceneDestructionRequestOptions: UIWindowSceneDestructionRequestOptions
        UIScrollView: UICollectionView UITableView UITextView
        UIStoryboardSegue: UIStoryboardPopoverSegue
        UITableViewPlaceholder: UITableViewDropPlaceholder
        UITargetedPreview: UITargetedDragPreview
        UITextField: UISearchTextField
        UITrackingLayoutGuide: UIKeyboardLayoutGuide
        UIUserNotificationAction: UIMutableUserNotificationAction
        UIUserNotificationCategory: UIMutableUserNotificationCategory
        UIView: UIActionSheet UIActivityIndicatorView UIAlertView UICalendarView UICollectionReusableView
        UIView: UIControl UIEventAttributionView UIImageView UIInputView UILabel UIListContentView
        UIView: UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar
        UIView: UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar
        UIView: UIVisualEffectView UIWebView UIWindow
        UIViewController: UIActivityViewController UIAlertController UICloudSharingController
        UIViewController: UICollectionViewController UIColorPickerViewController
        UIViewController: UIDocumentBrowserViewController UIDocumentMenuViewController
        UIViewController: UIDocumentPickerExtensionViewController UIDocumentPickerViewController
        UIViewController: UIFontPickerViewController UIInputViewController UINavigationController
        UIViewController: UIPageViewController UIReferenceLibraryViewController
        UIViewController: UISearchContainerViewController UISearchController UISplitViewController
        UIViewController: UITabBarController UITableViewController
        UIVisualEffect: UIBlurEffect UIVibrancyEffect
        UIWindowScene.GeometryPreferences: UIWindowScene.GeometryPreferences.Mac
        UIWindowScene.GeometryPreferences: UIWindowScene.GeometryPreferences.iOS
        """
}
