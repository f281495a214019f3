// Written by Scripts/missing-api.

/// The declarations of Apple's UIKit that the UIKit module here lacks.
enum MissingAPIList {
    /// The names of types.
    static let types = """
        CIColor CIImage CTTextAlignment NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
        NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
        NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
        NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
        NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem
        NSDiffableDataSourceSectionSnapshotReference NSDiffableDataSourceSnapshotReference NSLayoutManager
        NSLayoutManagerDelegate NSRectAlignment NSTextAttachmentContainer NSTextAttachmentLayout
        NSTextAttachmentViewProvider NSTextContentManager NSTextContentManagerDelegate NSTextContentStorage
        NSTextContentStorageDelegate NSTextElement NSTextElementProvider NSTextLayoutFragment NSTextLayoutManager
        NSTextLayoutManagerDelegate NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement
        NSTextLocation NSTextParagraph NSTextRange NSTextScalingType NSTextSelection NSTextSelectionDataSource
        NSTextSelectionNavigation NSTextStorage NSTextStorageDelegate NSTextStorageObserving
        NSTextViewportLayoutController NSTextViewportLayoutControllerDelegate NSTextWritingDirection NSUserActivity
        NSWritingDirectionFormatType UIAccelerometerDelegate UIAccessibilityContainerDataTable
        UIAccessibilityContainerDataTableCell UIAccessibilityContainerType
        UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityCustomAction UIAccessibilityCustomRotor
        UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement
        UIAccessibilityIdentification UIAccessibilityLocationDescriptor UIAccessibilityNavigationStyle
        UIAccessibilityReadingContent UIAccessibilityScrollDirection UIAccessibilityTextualContext
        UIAccessibilityTraits UIActionSheet UIActionSheetDelegate UIActionSheetStyle UIActivity
        UIActivityItemProvider UIActivityItemSource UIActivityItemsConfiguration
        UIActivityItemsConfigurationInteraction UIActivityItemsConfigurationMetadataKey
        UIActivityItemsConfigurationPreviewIntent UIActivityItemsConfigurationProviding
        UIActivityItemsConfigurationReading UIActivityViewController UIAlertControllerSeverity UIAlertView
        UIAlertViewDelegate UIAlertViewStyle UIAppearance UIAppearanceContainer UIApplicationShortcutIcon
        UIApplicationShortcutItem UIAttachmentBehavior UIBackgroundFetchResult UIBackgroundRefreshStatus
        UIBackgroundTaskIdentifier UIBandSelectionInteraction UIBarButtonItemGroup UIBehavioralStyle
        UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate
        UICalendarSelectionSingleDate UICalendarSelectionSingleDateDelegate UICalendarView UICalendarViewDelegate
        UICellAccessory UICloudSharingController UICloudSharingControllerDelegate UICollectionLayoutListConfiguration
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
        UIContentInsetsReference UICoordinateSpace UIDataDetectorTypes UIDataSourceModelAssociation UIDevice
        UIDeviceOrientation UIDictationPhrase UIDirectionalRectEdge UIDocument UIDocumentBrowserAction
        UIDocumentBrowserError UIDocumentBrowserTransitionController UIDocumentBrowserViewController
        UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController
        UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
        UIDocumentMenuViewController UIDocumentPickerDelegate UIDocumentPickerExtensionViewController
        UIDocumentPickerMode UIDocumentPickerViewController UIDocumentProperties UIDynamicAnimator
        UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
        UIDynamicItemCollisionBoundsType UIDynamicItemGroup UIEditingInteractionConfiguration UIEventAttribution
        UIEventAttributionView UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindInteractionDelegate
        UIFindSession UIFloatRange UIFocusDebugger UIFocusDebuggerOutput UIFocusGuide UIFocusItemScrollableContainer
        UIFocusMovementHint UIFocusSoundIdentifier UIFontPickerViewController UIFontPickerViewControllerDelegate
        UIForceTouchCapability UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
        UIGravityBehavior UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate
        UIHoverGestureRecognizer UIImagePickerController UIImagePickerControllerDelegate UIImpactFeedbackGenerator
        UIIndirectScribbleInteraction UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback
        UIInputViewController UIInterfaceOrientationMask UIInterpolatingMotionEffect
        UIItemProviderPresentationSizeProviding UILargeContentViewerInteraction
        UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutGuideAspectFitting UILayoutSupport
        UILexicon UILexiconEntry UIListSeparatorConfiguration UILocalNotification UILocalizedIndexedCollation
        UIManagedDocument UIMarkupTextPrintFormatter UIMenuBuilder UIMenuSystem UIMotionEffect UIMotionEffectGroup
        UIMutableApplicationShortcutItem UIMutableUserNotificationAction UIMutableUserNotificationCategory
        UINSToolbarItemPresentationSize UINavigationItemRenameDelegate UINotificationFeedbackGenerator
        UIObjectRestoration UIOpenURLContext UIPageViewController UIPageViewControllerDataSource
        UIPageViewControllerDelegate UIPasteConfiguration UIPasteConfigurationSupporting UIPasteControl
        UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction UIPickerViewAccessibilityDelegate
        UIPointerAccessory UIPointerEffect UIPointerInteraction UIPointerInteractionAnimating
        UIPointerInteractionDelegate UIPointerLockState UIPointerRegion UIPointerRegionRequest UIPointerShape
        UIPointerStyle UIPopoverBackgroundView UIPopoverBackgroundViewMethods UIPopoverController
        UIPopoverControllerDelegate UIPreviewAction UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction
        UIPreviewInteractionDelegate UIPrintError UIPrintFormatter UIPrintInfo UIPrintInteractionController
        UIPrintInteractionControllerDelegate UIPrintPageRenderer UIPrintPaper UIPrintRenderingQuality
        UIPrintServiceExtension UIPrinter UIPrinterDestination UIPrinterPickerController
        UIPrinterPickerControllerDelegate UIPushBehavior UIReferenceLibraryViewController UIRegion
        UIRemoteNotificationType UISceneActivationConditions UISceneDestructionRequestOptions UISceneError
        UISceneSizeRestrictions UISceneWindowingBehaviors UIScreenMode UIScreenshotService
        UIScreenshotServiceDelegate UIScribbleInteraction UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask
        UIScrollViewAccessibilityDelegate UISearchContainerViewController UISearchDisplayController
        UISearchDisplayDelegate UISearchTextFieldDelegate UISearchTextFieldPasteItem UISearchToken
        UISelectionFeedbackGenerator UISimpleTextPrintFormatter UISnapBehavior UIStateRestoring UIStatusBarAnimation
        UIStoryboardPopoverSegue UITableViewDiffableDataSourceReference UITextAlternativeStyle UITextChecker
        UITextDocumentProxy UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest
        UITextDraggable UITextDropDelegate UITextDropEditability UITextDropProposal UITextDropRequest UITextDroppable
        UITextFormattingCoordinator UITextFormattingCoordinatorDelegate UITextInputAssistantItem UITextInputContext
        UITextInputMode UITextInputPasswordRules UITextInteraction UITextInteractionDelegate UITextInteractionMode
        UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem UITextPlaceholder
        UITextSearchAggregator UITextSearchFoundTextStyle UITextSearchOptions UITextSearching
        UITextSearchingFindSession UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
        UIToolTipConfiguration UIToolTipInteraction UIToolTipInteractionDelegate UITrackingLayoutGuide
        UIUserActivityRestoring UIUserNotificationAction UIUserNotificationActionBehavior
        UIUserNotificationActionContext UIUserNotificationActivationMode UIUserNotificationCategory
        UIUserNotificationSettings UIUserNotificationType UIVibrancyEffect UIVibrancyEffectStyle
        UIVideoEditorController UIVideoEditorControllerDelegate UIViewControllerPreviewing
        UIViewControllerPreviewingDelegate UIViewControllerRestoration UIViewInvalidating UIViewPrintFormatter
        UIWebView UIWebViewDelegate UIWindowSceneDestructionRequestOptions UNNotificationResponse
        """

    /// The names of members, in a paragraph for each type.
    static let members = """
        AttributeScopes: accessibility expansion ligature obliqueness textEffect
        NSAttributedString: DocumentAttributeKey DocumentReadingOptionKey DocumentType TextEffectStyle
        TextLayoutSectionKey UIAccessibilityTextAttributeContext accessibilitySpeechIPANotation
        accessibilitySpeechLanguage accessibilitySpeechPitch accessibilitySpeechPunctuation
        accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut accessibilityTextCustom
        accessibilityTextHeadingLevel characterEncoding cocoaVersionDocumentAttribute containsAttachments
        defaultAttributes documentType expansion fileWrapper hyphenationFactor letterpressStyle ligature obliqueness
        orientation paperMargin paperSize readOnly sourceTextScaling targetTextScaling textEffect textLayoutSections
        textScaling verticalGlyphForm viewMode viewSize viewZoom
        NSCoder: cgAffineTransform cgPoint cgRect cgSize cgVector decodeCGVector nsDirectionalEdgeInsets uiEdgeInsets
        uiOffset
        NSCollectionLayoutVisibleItem: transform3D
        NSItemProvider: PreferredPresentationStyle preferredPresentationSize preferredPresentationStyle teamData
        NSLayoutManager: hyphenationFactor lineFragmentRect textStorage usesDefaultHyphenation
        NSLayoutManagerDelegate: layoutManager
        NSMutableAttributedString: fixAttributes
        NSMutableParagraphStyle: hyphenationFactor textLists usesDefaultHyphenation
        NSNotification: unsupportedAttributeAddedNotification
        NSObject: accessibilityActivate accessibilityActivationPoint
        accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint accessibilityAttributedLabel
        accessibilityAttributedUserInputLabels accessibilityAttributedValue accessibilityContainerType
        accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement
        accessibilityDragSourceDescriptors accessibilityDropPointDescriptors accessibilityElement
        accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
        accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden accessibilityFrame
        accessibilityHint accessibilityIncrement accessibilityLanguage accessibilityNavigationStyle accessibilityPath
        accessibilityPerformEscape accessibilityPerformMagicTap accessibilityRespondsToUserInteraction
        accessibilityScroll accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels
        accessibilityValue accessibilityViewIsModal isAccessibilityElement prepareForInterfaceBuilder
        shouldGroupAccessibilityChildren
        NSParagraphStyle: hyphenationFactor textLists usesDefaultHyphenation
        NSStringDrawingOptions: usesDeviceMetrics
        NSTextAttachment: allowsTextAttachmentView fileWrapper lineLayoutPadding registerViewProviderClass
        textAttachmentViewProviderClass usesTextAttachmentView
        NSTextAttachmentViewProvider: textLayoutManager
        NSTextContainer: exclusionPaths heightTracksTextView isSimpleRectangularTextContainer layoutManager
        lineFragmentRect maximumNumberOfLines replaceLayoutManager textLayoutManager widthTracksTextView
        NSTextLayoutFragment: textLayoutManager
        NSTextLayoutManagerDelegate: textLayoutManager
        NSTextStorageDelegate: textStorage
        NSTextStorageObserving: textStorage
        NSTextTab: columnTerminators
        NSTextViewportLayoutController: textLayoutManager
        NSUnderlineStyle: byWord
        NSValue: cgAffineTransformValue cgVectorValue directionalEdgeInsetsValue uiEdgeInsetsValue uiOffsetValue
        UIAccessibility: AssistiveTechnologyIdentifier GuidedAccessError GuidedAccessRestrictionState
        HearingDeviceEar ZoomType announcementDidFinishNotification announcementStringValueUserInfoKey
        announcementWasSuccessfulUserInfoKey assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification
        boldTextStatusDidChangeNotification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification
        closedCaptioningStatusDidChangeNotification configureForGuidedAccess convertToScreenCoordinates
        darkerSystemColorsStatusDidChangeNotification differentiateWithoutColorDidChangeNotification
        elementFocusedNotification focusedElement focusedElementUserInfoKey grayscaleStatusDidChangeNotification
        guidedAccessErrorDomain guidedAccessRestrictionState guidedAccessStatusDidChangeNotification
        hearingDevicePairedEar hearingDevicePairedEarDidChangeNotification insertionPoint
        invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled
        isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled
        isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled
        isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning
        monoAudioStatusDidChangeNotification notificationSwitchControl notificationVoiceOver
        onOffSwitchLabelsDidChangeNotification pauseAssistiveTechnology permissionDenied prefersCrossFadeTransitions
        prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification
        reduceTransparencyStatusDidChangeNotification registerGestureConflictWithZoom requestGuidedAccessSession
        resumeAssistiveTechnology shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor
        speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification
        switchControlStatusDidChangeNotification unfocusedElementUserInfoKey videoAutoplayStatusDidChangeNotification
        voiceOverStatusDidChangeNotification zoomFocusChanged
        UIAccessibilityCustomAction: selector
        UIAccessibilityElement: accessibilityFrame accessibilityHint accessibilityTraits accessibilityValue
        isAccessibilityElement
        UIAccessibilityReadingContent: accessibilityFrame
        UIAccessibilityTraits: notEnabled
        UIAction: captureTextFromCamera pasteAndGo pasteAndSearch
        UIActionSheetStyle: blackOpaque blackTranslucent
        UIActivityItemsConfigurationProviding: activityItemsConfiguration
        UIAlertController: severity
        UIAppearance: appearance
        UIApplication: ExtensionPointIdentifier OpenURLOptionsKey alternateIconName annotation
        applicationIconBadgeNumber applicationSupportsShakeToEdit backgroundFetchIntervalMinimum
        backgroundFetchIntervalNever backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification
        backgroundTimeRemaining beginBackgroundTask beginIgnoringInteractionEvents beginReceivingRemoteControlEvents
        bluetoothCentrals bluetoothPeripherals canOpenURL cancelAllLocalNotifications cancelLocalNotification
        clearKeepAliveTimeout cloudKitShareMetadata completeStateRestoration currentUserNotificationSettings
        didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification
        didReceiveMemoryWarningNotification enabledRemoteNotificationTypes endBackgroundTask
        endIgnoringInteractionEvents endReceivingRemoteControlEvents eventAttribution extendStateRestoration
        ignoreSnapshotOnNextApplicationLaunch invalidInterfaceOrientationException isIgnoringInteractionEvents
        isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications keyboard
        localNotification newsstandDownloads openInPlace openNotificationSettingsURLString openSettingsURLString
        openURL presentLocalNotificationNow protectedDataDidBecomeAvailableNotification
        protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications
        registerUserNotificationSettings remoteNotification requestSceneSessionActivation
        requestSceneSessionDestruction requestSceneSessionRefresh scheduleLocalNotification
        scheduledLocalNotifications setAlternateIconName setKeepAliveTimeout setMinimumBackgroundFetchInterval
        setNewsstandIconImage setStatusBarHidden setStatusBarOrientation setStatusBarStyle shortcutItem shortcutItems
        significantTimeChangeNotification sourceApplication stateRestorationBundleVersionKey
        stateRestorationSystemVersionKey stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey
        stateRestorationViewControllerStoryboardKey statusBarFrameUserInfoKey statusBarOrientation
        statusBarOrientationAnimationDuration statusBarOrientationUserInfoKey supportedInterfaceOrientations
        supportsAlternateIcons universalLinksOnly unregisterForRemoteNotifications userActivityDictionary
        userActivityType userDidTakeScreenshotNotification willChangeStatusBarFrameNotification
        willChangeStatusBarOrientationNotification
        UIApplicationDelegate: applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable
        applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyCommands
        applicationShouldRequestHealthAuthorization applicationSignificantTimeChange
        UIBarButtonItem: backButtonBackgroundImage backButtonBackgroundVerticalPositionAdjustment
        backButtonTitlePositionAdjustment backgroundVerticalPositionAdjustment buttonGroup creatingFixedGroup
        creatingMovableGroup menuRepresentation pageCurl setBackButtonBackgroundImage
        setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment
        setBackgroundVerticalPositionAdjustment
        UIBarButtonItemGroup: menuRepresentation
        UIBarItem: imageInsets landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage
        largeContentSizeImageInsets
        UIBarMetrics: landscapePhone landscapePhonePrompt
        UIBarStyle: blackOpaque blackTranslucent
        UIBezierPath: flatness
        UIButton: Indicator MacIdiomStyle PointerStyleProvider activityIndicatorColorTransformer
        adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdateForSelection behavioralStyle
        borderlessTinted currentTitleShadowColor imageColorTransformer imageReservation indicator
        indicatorColorTransformer isHeld isHovered isPointerInteractionEnabled macIdiomStyle pointerStyleProvider
        preferredBehavioralStyle reversesTitleShadowWhenHighlighted setTitleShadowColor showsTouchWhenHighlighted
        systemButton titleShadowColor
        UICollectionLayoutListConfiguration: appearance
        UICollectionViewDiffableDataSource: deinit
        UICollectionViewLayoutAttributes: transform3D
        UIColor: accessibilityName ciColor
        UIContentContainer: systemLayoutFittingSizeDidChange
        UIContextMenuConfiguration: badgeCount secondaryItemIdentifiers
        UIContextMenuInteraction: appearance
        UIControl: toolTip toolTipInteraction
        UIDevice: orientation
        UIDocument: restoreUserActivityState updateUserActivityState userActivity
        UIDocumentInteractionController: annotation
        UIEvent: ButtonMask EventSubtype buttonMask coalescedTouches motionShake predictedTouches
        remoteControlBeginSeekingBackward remoteControlBeginSeekingForward remoteControlEndSeekingBackward
        remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause remoteControlPlay
        remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause subtype
        UIFindInteraction: findNext findPrevious
        UIFindInteractionDelegate: findInteraction
        UIFocusEnvironment: preferredFocusedView
        UIFocusGuide: preferredFocusedView
        UIFocusItem: didHintFocusMovement
        UIFocusItemContainer: coordinateSpace
        UIFont: compressed condensed
        UIFontDescriptor: FeatureKey cascadeList characterSet classClarendonSerifs classFreeformSerifs classMask
        classModernSerifs classOldStyleSerifs classOrnamentals classSansSerif classScripts classSlabSerifs
        classSymbolic classTransitionalSerifs featureIdentifier featureSettings fixedAdvance matchingFontDescriptors
        matrix selector traitCondensed traitExpanded traitLooseLeading traitTightLeading traitUIOptimized
        traitVertical visibleName withFace withFamily withMatrix
        UIGestureRecognizer: allowedPressTypes buttonMask
        UIGraphicsImageRendererFormat: extended preferredRange prefersExtendedRange
        UIHoverGestureRecognizer: altitudeAngle azimuthAngle azimuthUnitVector
        UIImage: animatedResizableImageNamed ciImage leftCapWidth stretchableImage strokedCheckmark topCapHeight
        UIIndirectScribbleInteraction: deinit
        UIInputView: keyboard
        UIKey: charactersIgnoringModifiers
        UIKeyCommand: allowsAutomaticLocalization allowsAutomaticMirroring
        UIKeyboardLayoutGuide: followsUndockedKeyboard
        UILabel: showsExpansionTextWhenTruncated
        UILargeContentViewerItem: largeContentImage largeContentImageInsets largeContentTitle scalesLargeContentImage
        showsLargeContentViewer
        UIListContentConfiguration: accessibilityIgnoresInvertColors showsExpansionTextWhenTruncated
        UIListContentView: imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
        UILocalNotification: applicationIconBadgeNumber
        UIMenu: bringAllToFront fullscreen lookup minimizeAndZoom newScene openRecent services speech spellingOptions
        spellingPanel substitutionOptions substitutions substitutionsPanel textSize textStylePasteboard
        transformations
        UIMenuController: menuFrameDidChangeNotification
        UIMenuLeaf: presentationSourceItem
        UIModalTransitionStyle: flipHorizontal partialCurl
        UIMotionEffectGroup: motionEffects
        UINavigationBar: NSToolbarSection behavioralStyle currentNSToolbarSection preferredBehavioralStyle
        UINavigationBarDelegate: navigationBarNSToolbarSection
        UINavigationControllerDelegate: navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations
        UINavigationItem: ItemStyle SearchBarPlacement additionalOverflowItems browser centerItemGroups
        customizationIdentifier documentProperties editor leadingItemGroups navigator overflowPresentationSource
        pinnedTrailingGroup preferredSearchBarPlacement searchBarPlacement titleMenuProvider trailingItemGroups
        UIPageControl: defersCurrentPageDisplay updateCurrentPageDisplay
        UIPageViewController: pageCurl
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
        UIPrintInfo: orientation
        UIPrintPaper: paperSize
        UIResponder: activityItemsConfiguration buildMenu captureTextFromCamera clearTextInputContextIdentifier
        editingInteractionConfiguration inputAccessoryViewController inputAssistantItem inputViewController
        motionBegan motionCancelled motionEnded remoteControlReceived restoreUserActivityState
        textInputContextIdentifier textInputMode touchesEstimatedPropertiesUpdated updateUserActivityState
        userActivity validate
        UIResponderStandardEditActions: duplicate export findAndReplace findNext findPrevious pasteAndGo
        pasteAndSearch printContent updateTextAttributes useSelectionForFind
        UIScene: ActivationRequestOptions OpenURLOptions activationConditions annotation cloudKitShareMetadata
        completeStateRestoration eventAttribution extendStateRestoration handoffUserActivityType notificationResponse
        openInPlace pointerLockState requestingScene shortcutItem sourceApplication universalLinksOnly urlContexts
        userActivities
        UISceneConfiguration: sceneClass
        UISceneDelegate: stateRestorationActivity
        UISceneSession: stateRestorationActivity windowExternalDisplay windowExternalDisplayNonInteractive
        UIScreen: OverscanCompensation ReferenceDisplayModeStatus applicationFrame availableModes brightness
        brightnessDidChangeNotification calibratedLatency capturedDidChangeNotification coordinateSpace
        currentEDRHeadroom didConnectNotification displayLink fixedCoordinateSpace focusedView insetApplicationFrame
        insetBounds isCaptured limited mirrored modeDidChangeNotification notEnabled notSupported
        overscanCompensation overscanCompensationInsets potentialEDRHeadroom preferredMode referenceDisplayModeStatus
        referenceDisplayModeStatusDidChangeNotification screens supportsFocus wantsSoftwareDimming
        UIScreenshotServiceDelegate: screenshotService
        UIScrollView: directionalPressGestureRecognizer
        UISearchBar: inputAssistantItem scopeBarBackgroundImage scopeBarButtonBackgroundImage
        scopeBarButtonDividerImage searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment
        setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage setSearchFieldBackgroundImage
        UISearchController: dimsBackgroundDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked
        searchBarPlacement
        UISearchDisplayDelegate: searchDisplayController
        UISearchTextField: allowsCopyingTokens allowsDeletingTokens insertToken positionOfToken removeToken
        replaceTextualPortion textualRange tokenBackgroundColor tokens
        UISegmentedControl: contentPositionAdjustment dividerImage setContentPositionAdjustment setDividerImage
        UISlider: behavioralStyle preferredBehavioralStyle
        UISplitViewController: allVisible primaryHidden primaryOverlay showsSecondaryOnlyButton
        UISplitViewControllerDelegate: splitViewControllerPreferredInterfaceOrientationForPresentation
        splitViewControllerSupportedInterfaceOrientations
        UIStateRestoring: applicationFinishedRestoringState decodeRestorableState encodeRestorableState
        UIStepper: dividerImage setDividerImage
        UISwitch: checkbox offImage onImage sliding
        UITabBar: beginCustomizingItems endCustomizing isCustomizing selectedImageTintColor
        UITabBarController: customizableViewControllers
        UITabBarControllerDelegate: tabBarControllerPreferredInterfaceOrientationForPresentation
        tabBarControllerSupportedInterfaceOrientations
        UITabBarItem: downloads featured history mostRecent mostViewed recents topRated
        UITableView: separatorEffect
        UITableViewCell: singleLineEtched
        UITableViewDiffableDataSource: deinit
        UITapGestureRecognizer: buttonMaskRequired
        UITextDragPreviewRenderer: layoutManager
        UITextField: disabledBackground drawPlaceholder
        UITextFormattingCoordinatorDelegate: updateTextAttributes
        UITextInput: beginFloatingCursor characterOffset dictationRecognitionFailed dictationRecordingDidEnd editMenu
        endFloatingCursor insertDictationResult insertDictationResultPlaceholder insertTextPlaceholder
        removeDictationResultPlaceholder selectionAffinity setAttributedMarkedText textStyling updateFloatingCursor
        UITextInputTraits: passwordRules smartDashesType smartInsertDeleteType smartQuotesType
        UITextPasteItem: defaultAttributes
        UITextView: dataDetectorTypes findInteraction isFindInteractionEnabled layoutManager textLayoutManager
        textStorage usesStandardTextScaling
        UIToolTipConfiguration: toolTip
        UIToolTipInteractionDelegate: toolTipInteraction
        UITouch: altitude altitudeAngle azimuth azimuthAngle azimuthUnitVector estimatedProperties
        estimatedPropertiesExpectingUpdates estimationUpdateIndex majorRadius majorRadiusTolerance
        maximumPossibleForce preciseLocation precisePreviousLocation
        UITraitCollection: forceTouchCapability imageConfiguration toolbarItemPresentationSize
        UIUserActivityRestoring: restoreUserActivityState
        UIView: AnimationTransition Constraints Display IntrinsicContentSize Invalidating Invalidations
        KeyframeAnimationOptions Layout SystemAnimation TintAdjustmentMode accessibilityIgnoresInvertColors
        addKeyframe addMotionEffect animateKeyframes appliedContentSizeCategoryLimitsDescription beginAnimations
        calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear
        calculationModePaced clearsContextBeforeDrawing commitAnimations contentScaleFactor curlDown curlUp
        decodeRestorableState dimmed encodeRestorableState exerciseAmbiguityInLayout flipFromLeft flipFromRight
        forBaselineLayout largeContentImage largeContentImageInsets largeContentTitle layerClass
        maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects overrideInheritedOptions
        preferredFramesPerSecond30 preferredFramesPerSecond60 removeMotionEffect restorationIdentifier
        scalesLargeContentImage setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay
        setAnimationDelegate setAnimationDidStop setAnimationRepeatAutoreverses setAnimationRepeatCount
        setAnimationStart setAnimationTransition setAnimationWillStart showsLargeContentViewer tintAdjustmentMode
        transform3D transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft
        transitionFlipFromRight transitionFlipFromTop viewPrintFormatter
        UIViewController: applicationFinishedRestoringState attemptRotationToDeviceOrientation
        automaticallyAdjustsScrollViewInsets bottomLayoutGuide childForHomeIndicatorAutoHidden
        childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childViewControllerForPointerLock
        decodeRestorableState didReceiveMemoryWarning didRotate encodeRestorableState extensionContext
        forUnwindSegueAction hierarchyInconsistencyException interactionActivityTrackingBaseName isModalInPopover
        preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
        preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked previewActionItems
        registerForPreviewing restorationClass restorationIdentifier rotatingFooterView rotatingHeaderView
        searchDisplayController segueForUnwinding setNeedsUpdateOfHomeIndicatorAutoHidden
        setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        setNeedsUpdateOfSupportedInterfaceOrientations shouldAutomaticallyForwardRotationMethods shouldAutorotate
        showDetailTargetDidChangeNotification supportedInterfaceOrientations targetViewController topLayoutGuide
        unregisterForPreviewing willAnimateRotation willRotate
        UIViewPropertyAnimator: isManualHitTestingEnabled
        UIWebView: dataDetectorTypes
        UIWindow: canResizeToFitContent safeAreaAspectFitLayoutGuide
        UIWindowScene: ActivationAction ActivationConfiguration ActivationInteraction ActivationRequestOptions
        ConfigurationProvider DismissalAnimation Geometry GeometryPreferences PresentationStyle
        activityItemsConfigurationSource coordinateSpace decline effectiveGeometry isFullScreen
        preferredPresentationStyle requestGeometryUpdate screenshotService sizeRestrictions userActivity
        windowingBehaviors
        URLResourceValues: thumbnailDictionary
        """
}
