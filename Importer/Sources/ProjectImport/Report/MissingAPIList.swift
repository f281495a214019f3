// Written by Scripts/missing-api.

/// The declarations of Apple's UIKit that the UIKit module here lacks.
enum MissingAPIList {
    /// The names of types.
    static let types = """
        CAAnimationGroup CAAnimationRotationMode CAEAGLLayer CAEDRMetadata CAEdgeAntialiasingMask CAEmitterCell
        CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAFrameRateRange
        CAGradientLayer CAGradientLayerType CALayerContentsFilter CALayerContentsFormat CAMetalDrawable CAMetalLayer
        CARenderer CAReplicatorLayer CAScrollLayer CAScrollLayerScrollMode CAShapeLayer CAShapeLayerFillRule
        CAShapeLayerLineCap CAShapeLayerLineJoin CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode
        CATiledLayer CATransformLayer CATransition CATransitionSubtype CATransitionType CAValueFunction
        CAValueFunctionName CIColor CIImage CTTextAlignment NSCollectionLayoutAnchor
        NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer NSCollectionLayoutDecorationItem
        NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment
        NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
        NSCollectionLayoutSize NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutVisibleItem NSDiffableDataSourceSectionSnapshotReference
        NSDiffableDataSourceSnapshotReference NSRectAlignment NSTextAttachmentContainer NSTextAttachmentLayout
        NSTextAttachmentViewProvider NSTextContentManager NSTextContentManagerDelegate NSTextContentStorage
        NSTextContentStorageDelegate NSTextElement NSTextElementProvider NSTextLayoutFragment NSTextLayoutManager
        NSTextLayoutManagerDelegate NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement
        NSTextLocation NSTextParagraph NSTextRange NSTextScalingType NSTextSelection NSTextSelectionDataSource
        NSTextSelectionNavigation NSTextStorageObserving NSTextViewportLayoutController
        NSTextViewportLayoutControllerDelegate NSTextWritingDirection NSUserActivity NSWritingDirectionFormatType
        UIAccelerometerDelegate UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
        UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityCustomRotor
        UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
        UIAccessibilityLocationDescriptor UIAccessibilityReadingContent UIAccessibilityTextualContext
        UIActivityItemProvider UIActivityItemsConfiguration UIActivityItemsConfigurationInteraction
        UIActivityItemsConfigurationMetadataKey UIActivityItemsConfigurationPreviewIntent
        UIActivityItemsConfigurationProviding UIActivityItemsConfigurationReading UIAlertControllerSeverity
        UIAttachmentBehavior UIBandSelectionInteraction UICalendarSelection UICalendarSelectionMultiDate
        UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDate UICalendarSelectionSingleDateDelegate
        UICalendarView UICalendarViewDelegate UICellAccessory UICloudSharingController
        UICloudSharingControllerDelegate UICollectionLayoutListConfiguration
        UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView UICollectionView
        UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
        UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
        UICollectionViewDiffableDataSourceReference UICollectionViewDragDelegate UICollectionViewDropCoordinator
        UICollectionViewDropDelegate UICollectionViewDropItem UICollectionViewDropPlaceholder
        UICollectionViewDropPlaceholderContext UICollectionViewDropProposal UICollectionViewFlowLayout
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext UICollectionViewLayout
        UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewListCell
        UICollectionViewPlaceholder UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior
        UICollisionBehaviorDelegate UIColorPickerViewController UIColorPickerViewControllerDelegate UIColorWell
        UIContentInsetsReference UIDataSourceModelAssociation UIDictationPhrase UIDirectionalRectEdge UIDocument
        UIDocumentBrowserAction UIDocumentBrowserError UIDocumentBrowserTransitionController
        UIDocumentBrowserViewController UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController
        UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
        UIDocumentMenuViewController UIDocumentPickerDelegate UIDocumentPickerExtensionViewController
        UIDocumentPickerMode UIDocumentPickerViewController UIDocumentProperties UIDynamicAnimator
        UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
        UIDynamicItemCollisionBoundsType UIDynamicItemGroup UIEditingInteractionConfiguration UIEventAttribution
        UIEventAttributionView UIFieldBehavior UIFindInteraction UIFindInteractionDelegate UIFindSession UIFloatRange
        UIFocusDebugger UIFocusDebuggerOutput UIFocusGuide UIFocusItemScrollableContainer UIFocusMovementHint
        UIFocusSoundIdentifier UIFontPickerViewController UIFontPickerViewControllerDelegate UIGraphicsPDFRenderer
        UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat UIGravityBehavior UIGuidedAccessAccessibilityFeature
        UIGuidedAccessRestrictionDelegate UIHoverGestureRecognizer UIIndirectScribbleInteraction
        UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback UIInputViewController
        UIItemProviderPresentationSizeProviding UILargeContentViewerInteraction
        UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutGuideAspectFitting UILexicon
        UILexiconEntry UIListSeparatorConfiguration UILocalNotification UILocalizedIndexedCollation UIManagedDocument
        UIMarkupTextPrintFormatter UIMutableUserNotificationAction UIMutableUserNotificationCategory
        UINSToolbarItemPresentationSize UINavigationItemRenameDelegate UIObjectRestoration UIPageViewController
        UIPageViewControllerDataSource UIPageViewControllerDelegate UIPasteConfiguration
        UIPasteConfigurationSupporting UIPasteControl UIPencilInteraction UIPencilInteractionDelegate
        UIPencilPreferredAction UIPickerViewAccessibilityDelegate UIPointerAccessory UIPointerEffect
        UIPointerInteraction UIPointerInteractionAnimating UIPointerInteractionDelegate UIPointerLockState
        UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverBackgroundView
        UIPopoverBackgroundViewMethods UIPopoverController UIPopoverControllerDelegate UIPreviewAction
        UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate UIPrintError
        UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintInteractionControllerDelegate
        UIPrintPageRenderer UIPrintPaper UIPrintRenderingQuality UIPrintServiceExtension UIPrinter
        UIPrinterDestination UIPrinterPickerController UIPrinterPickerControllerDelegate UIPushBehavior
        UIReferenceLibraryViewController UIRegion UIRemoteNotificationType UISceneActivationConditions UISceneError
        UISceneWindowingBehaviors UIScreenshotService UIScreenshotServiceDelegate UIScribbleInteraction
        UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask UIScrollViewAccessibilityDelegate
        UISearchContainerViewController UISearchDisplayController UISearchDisplayDelegate UISearchTextFieldDelegate
        UISearchTextFieldPasteItem UISearchToken UISimpleTextPrintFormatter UISnapBehavior UIStoryboardPopoverSegue
        UITableViewDiffableDataSourceReference UITextAlternativeStyle UITextChecker UITextDocumentProxy
        UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest UITextDraggable
        UITextDropDelegate UITextDropEditability UITextDropProposal UITextDropRequest UITextDroppable
        UITextFormattingCoordinator UITextFormattingCoordinatorDelegate UITextInputAssistantItem UITextInputContext
        UITextInputMode UITextInteraction UITextInteractionDelegate UITextInteractionMode
        UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem UITextPlaceholder
        UITextSearchAggregator UITextSearchFoundTextStyle UITextSearchOptions UITextSearching
        UITextSearchingFindSession UIToolTipConfiguration UIToolTipInteraction UIToolTipInteractionDelegate
        UITrackingLayoutGuide UIUserActivityRestoring UIUserNotificationAction UIUserNotificationActionBehavior
        UIUserNotificationActionContext UIUserNotificationActivationMode UIUserNotificationCategory
        UIUserNotificationSettings UIUserNotificationType UIVibrancyEffect UIVibrancyEffectStyle
        UIVideoEditorController UIVideoEditorControllerDelegate UIViewControllerPreviewing
        UIViewControllerPreviewingDelegate UIViewPrintFormatter UIWebView UIWebViewDelegate UNNotificationResponse
        """

    /// The names of members, in a paragraph for each type.
    static let members = """
        AttributeScopes: accessibility expansion obliqueness textEffect
        CAAnimation: preferredFrameRateRange shouldArchiveValue
        CAAnimationCalculationMode: cubicPaced
        CADisplayLink: frameInterval preferredFrameRateRange
        CAEmitterCell: contentsRect magnificationFilter minificationFilter minificationFilterBias shouldArchiveValue
        CAKeyframeAnimation: biasValues continuityValues rotationMode tensionValues
        CALayer: allowsEdgeAntialiasing allowsGroupOpacity anchorPointZ backgroundFilters compositingFilter
        contentsAreFlipped contentsFormat contentsRect cornerCurveExpansionFactor defaultAction drawsAsynchronously
        edgeAntialiasingMask filters isDoubleSided isGeometryFlipped magnificationFilter minificationFilter
        minificationFilterBias preferredFrameSize rasterizationScale shouldArchiveValue shouldRasterize
        sublayerTransform visibleRect
        CALayerDelegate: layerWillDraw
        CAMediaTimingFunction: getControlPoint
        CAPropertyAnimation: isCumulative valueFunction
        NSAttributedString: TextEffectStyle TextLayoutSectionKey UIAccessibilityTextAttributeContext
        accessibilitySpeechIPANotation accessibilitySpeechLanguage accessibilitySpeechPitch
        accessibilitySpeechPunctuation accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut
        accessibilityTextCustom accessibilityTextHeadingLevel cocoaVersionDocumentAttribute expansion fileWrapper
        letterpressStyle obliqueness paperMargin paperSize readOnly sourceTextScaling targetTextScaling textEffect
        textLayoutSections textScaling viewMode viewSize viewZoom
        NSCoder: cgAffineTransform cgPoint cgRect cgSize cgVector decodeCGVector nsDirectionalEdgeInsets uiEdgeInsets
        uiOffset
        NSItemProvider: PreferredPresentationStyle preferredPresentationSize preferredPresentationStyle teamData
        NSLayoutManager: ControlCharacterAction GlyphProperty TextLayoutOrientation allowsNonContiguousLayout cgGlyph
        containerBreak controlCharacter drawStrikethrough drawUnderline drawsOutsideLineFragment elastic
        getFirstUnlaidCharacterIndex getGlyphs getLineFragmentInsertionPoints horizontalTab
        limitsLayoutForSuspiciousContents lineBreak nonBaseCharacter notShownAttribute paragraphBreak
        propertyForGlyph setAttachmentSize setDrawsOutsideLineFragment setExtraLineFragmentRect setGlyphs
        setLineFragmentRect setLocation setNotShownAttribute setTextContainer showCGGlyphs showsControlCharacters
        showsInvisibleCharacters strikethroughGlyphRange truncatedGlyphRange underlineGlyphRange zeroAdvancement
        NSMutableAttributedString: fixAttributes
        NSMutableParagraphStyle: textLists
        NSNotification: unsupportedAttributeAddedNotification
        NSObject: accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedUserInputLabels
        accessibilityCustomRotors accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
        accessibilityElementIsFocused accessibilityTextualContext
        NSParagraphStyle: textLists
        NSStringDrawingOptions: usesDeviceMetrics
        NSTextAttachment: allowsTextAttachmentView fileWrapper lineLayoutPadding registerViewProviderClass
        textAttachmentViewProviderClass usesTextAttachmentView
        NSTextAttachmentViewProvider: textLayoutManager
        NSTextContainer: exclusionPaths textLayoutManager
        NSTextLayoutFragment: textLayoutManager
        NSTextLayoutManager: limitsLayoutForSuspiciousContents
        NSTextLayoutManagerDelegate: textLayoutManager
        NSTextStorage: ensureAttributesAreFixed invalidateAttributes textStorageObserver
        NSTextTab: columnTerminators
        NSTextViewportLayoutController: textLayoutManager
        NSUnderlineStyle: byWord
        NSValue: caTransform3DValue cgAffineTransformValue cgVectorValue directionalEdgeInsetsValue uiEdgeInsetsValue
        uiOffsetValue
        UIAccessibility: AssistiveTechnologyIdentifier GuidedAccessError GuidedAccessRestrictionState
        HearingDeviceEar ZoomType assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification
        buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification
        configureForGuidedAccess differentiateWithoutColorDidChangeNotification elementFocusedNotification
        focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessErrorDomain
        guidedAccessRestrictionState guidedAccessStatusDidChangeNotification hearingDevicePairedEar
        hearingDevicePairedEarDidChangeNotification insertionPoint monoAudioStatusDidChangeNotification
        notificationSwitchControl notificationVoiceOver onOffSwitchLabelsDidChangeNotification
        pauseAssistiveTechnology permissionDenied prefersCrossFadeTransitionsStatusDidChange
        registerGestureConflictWithZoom requestGuidedAccessSession resumeAssistiveTechnology
        shakeToUndoDidChangeNotification speakScreenStatusDidChangeNotification
        speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification
        unfocusedElementUserInfoKey videoAutoplayStatusDidChangeNotification zoomFocusChanged
        UIAction: captureTextFromCamera
        UIActionSheetDelegate: actionSheetCancel
        UIActivityItemSource: activityViewControllerLinkMetadata
        UIActivityItemsConfigurationProviding: activityItemsConfiguration
        UIAlertController: severity
        UIAlertViewDelegate: alertViewCancel alertViewShouldEnableFirstOtherButton
        UIApplication: cancelAllLocalNotifications cancelLocalNotification clearKeepAliveTimeout
        cloudKitShareMetadata completeStateRestoration currentUserNotificationSettings
        didChangeStatusBarFrameNotification enabledRemoteNotificationTypes eventAttribution extendStateRestoration
        ignoreSnapshotOnNextApplicationLaunch invalidInterfaceOrientationException localNotification
        newsstandDownloads presentLocalNotificationNow registerUserNotificationSettings requestSceneSessionActivation
        scheduleLocalNotification scheduledLocalNotifications setKeepAliveTimeout setNewsstandIconImage
        setStatusBarHidden setStatusBarOrientation setStatusBarStyle stateRestorationBundleVersionKey
        stateRestorationSystemVersionKey stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey
        stateRestorationViewControllerStoryboardKey statusBarFrameUserInfoKey statusBarOrientationAnimationDuration
        statusBarOrientationUserInfoKey willChangeStatusBarFrameNotification
        UIApplicationDelegate: applicationShouldAutomaticallyLocalizeKeyCommands
        applicationShouldRequestHealthAuthorization
        UIBarButtonItem: menuRepresentation pageCurl
        UIBarButtonItemGroup: menuRepresentation
        UIBarItem: largeContentSizeImage largeContentSizeImageInsets
        UIBarMetrics: landscapePhone landscapePhonePrompt
        UIBezierPath: flatness
        UIButton: PointerStyleProvider isHeld isHovered isPointerInteractionEnabled pointerStyleProvider
        showsTouchWhenHighlighted systemButton
        UICollectionViewDiffableDataSource: deinit
        UIColor: ciColor
        UIContentContainer: systemLayoutFittingSizeDidChange
        UIContextMenuConfiguration: badgeCount secondaryItemIdentifiers
        UIControl: toolTip toolTipInteraction
        UIDocument: restoreUserActivityState updateUserActivityState userActivity
        UIFindInteraction: findNext findPrevious
        UIFindInteractionDelegate: findInteraction
        UIFocusEnvironment: preferredFocusedView
        UIFocusGuide: preferredFocusedView
        UIFocusItem: didHintFocusMovement
        UIFont: compressed condensed
        UIFontDescriptor: cascadeList characterSet fixedAdvance matrix withMatrix
        UIGestureRecognizer: allowedPressTypes
        UIGraphicsImageRendererFormat: extended preferredRange prefersExtendedRange
        UIImage: ciImage strokedCheckmark
        UIImagePickerController: ImageURLExportPreset compatible imageExportPreset livePhoto phAsset referenceURL
        videoExportPreset
        UIIndirectScribbleInteraction: deinit
        UIKey: charactersIgnoringModifiers
        UIKeyCommand: allowsAutomaticLocalization allowsAutomaticMirroring
        UIKeyboardLayoutGuide: followsUndockedKeyboard
        UILabel: showsExpansionTextWhenTruncated
        UILargeContentViewerItem: largeContentImage largeContentImageInsets largeContentTitle scalesLargeContentImage
        showsLargeContentViewer
        UIListContentConfiguration: showsExpansionTextWhenTruncated
        UIListContentView: imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
        UIMenuController: menuFrameDidChangeNotification
        UIMenuLeaf: presentationSourceItem
        UIMenuSystem: setNeedsRevalidate
        UIModalTransitionStyle: flipHorizontal partialCurl
        UINavigationBarDelegate: navigationBarNSToolbarSection
        UINavigationControllerDelegate: navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations
        UINavigationItem: additionalOverflowItems centerItemGroups documentProperties overflowPresentationSource
        UIPageControl: defersCurrentPageDisplay updateCurrentPageDisplay
        UIPageViewController: isDoubleSided pageCurl
        UIPanGestureRecognizer: allowedScrollTypesMask
        UIPasteboard: DetectedValues DetectionPattern calendarEvents changedTypesAddedUserInfoKey
        changedTypesRemovedUserInfoKey detectPatterns detectValues detectedPatterns detectedValues emailAddresses
        flightNumbers isPersistent itemProviders moneyAmounts patterns phoneNumbers postalAddresses probableWebSearch
        probableWebURL removedNotification setItemProviders setObjects setPersistent shipmentTrackingNumbers
        typeAutomatic typeListColor typeListImage typeListString typeListURL
        UIPopoverPresentationController: popoverBackgroundViewClass
        UIPopoverPresentationControllerDelegate: popoverPresentationControllerDidDismissPopover
        popoverPresentationControllerShouldDismissPopover
        UIPress: PressType downArrow leftArrow playPause rightArrow upArrow
        UIPrintPaper: paperSize
        UIResponder: activityItemsConfiguration captureTextFromCamera clearTextInputContextIdentifier
        editingInteractionConfiguration inputAccessoryViewController inputAssistantItem inputViewController
        restoreUserActivityState textInputMode updateUserActivityState userActivity validate
        UIResponderStandardEditActions: duplicate export findAndReplace findNext findPrevious printContent
        updateTextAttributes useSelectionForFind
        UIScene: activationConditions cloudKitShareMetadata completeStateRestoration eventAttribution
        extendStateRestoration notificationResponse pointerLockState userActivities
        UISceneConfiguration: sceneClass
        UISceneDelegate: stateRestorationActivity
        UISceneSession: stateRestorationActivity windowExternalDisplay windowExternalDisplayNonInteractive
        UIScreen: didConnectNotification displayLink fixedCoordinateSpace focusedView insetApplicationFrame
        referenceDisplayModeStatusDidChangeNotification supportsFocus wantsSoftwareDimming
        UIScreenshotServiceDelegate: screenshotService
        UIScrollView: directionalPressGestureRecognizer
        UISearchBar: inputAssistantItem
        UISearchController: ignoresSearchSuggestionsForSearchBarPlacementStacked
        UISearchDisplayDelegate: searchDisplayController
        UISearchTextField: allowsCopyingTokens allowsDeletingTokens insertToken positionOfToken removeToken
        replaceTextualPortion textualRange tokenBackgroundColor tokens
        UISplitViewController: allVisible primaryHidden primaryOverlay showsSecondaryOnlyButton
        UISplitViewControllerDelegate: splitViewControllerPreferredInterfaceOrientationForPresentation
        splitViewControllerSupportedInterfaceOrientations
        UIStateRestoring: objectRestorationClass restorationParent
        UITabBar: beginCustomizingItems endCustomizing isCustomizing
        UITabBarController: customizableViewControllers
        UITabBarControllerDelegate: tabBarControllerPreferredInterfaceOrientationForPresentation
        tabBarControllerSupportedInterfaceOrientations
        UITableView: separatorEffect
        UITableViewCell: singleLineEtched
        UITableViewDiffableDataSource: deinit
        UITapGestureRecognizer: buttonMaskRequired
        UITextFormattingCoordinatorDelegate: updateTextAttributes
        UITextInput: beginFloatingCursor characterOffset dictationRecognitionFailed dictationRecordingDidEnd editMenu
        endFloatingCursor insertDictationResult insertDictationResultPlaceholder insertTextPlaceholder
        removeDictationResultPlaceholder selectionAffinity setAttributedMarkedText textStyling updateFloatingCursor
        UITextView: findInteraction isFindInteractionEnabled textLayoutManager usesStandardTextScaling
        UIToolTipConfiguration: toolTip
        UIToolTipInteractionDelegate: toolTipInteraction
        UITraitCollection: toolbarItemPresentationSize
        UIUserActivityRestoring: restoreUserActivityState
        UIView: AnimationTransition curlDown curlUp exerciseAmbiguityInLayout flipFromLeft flipFromRight
        forBaselineLayout largeContentImage largeContentImageInsets largeContentTitle layerClass
        scalesLargeContentImage setAnimationBeginsFromCurrentState setAnimationDelegate setAnimationDidStop
        setAnimationStart setAnimationTransition setAnimationWillStart showsLargeContentViewer viewPrintFormatter
        UIViewController: childViewControllerForPointerLock didRotate extensionContext forUnwindSegueAction
        hierarchyInconsistencyException interactionActivityTrackingBaseName isModalInPopover prefersPointerLocked
        previewActionItems registerForPreviewing rotatingFooterView rotatingHeaderView searchDisplayController
        segueForUnwinding setNeedsUpdateOfPrefersPointerLocked shouldAutomaticallyForwardRotationMethods
        showDetailTargetDidChangeNotification targetViewController unregisterForPreviewing willAnimateRotation
        willRotate
        UIViewPropertyAnimator: isManualHitTestingEnabled
        UIWindow: canResizeToFitContent safeAreaAspectFitLayoutGuide
        UIWindowScene: ActivationAction ActivationConfiguration ActivationInteraction ConfigurationProvider
        PresentationStyle activityItemsConfigurationSource preferredPresentationStyle screenshotService userActivity
        windowingBehaviors
        URLResourceValues: thumbnailDictionary
        """
}
