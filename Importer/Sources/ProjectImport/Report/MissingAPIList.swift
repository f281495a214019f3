// Written by Scripts/missing-api.

/// The declarations of Apple's UIKit that the UIKit module here lacks.
enum MissingAPIList {
    /// The names of types.
    static let types = """
        CAEAGLLayer CAEDRMetadata CAEdgeAntialiasingMask CALayerContentsFormat CAMetalDrawable CAMetalLayer
        CARenderer CATiledLayer CIColor CIImage CTTextAlignment NSTextAttachmentContainer NSTextAttachmentLayout
        NSTextAttachmentViewProvider NSTextContentManager NSTextContentManagerDelegate NSTextContentStorage
        NSTextContentStorageDelegate NSTextElement NSTextElementProvider NSTextLayoutFragment NSTextLayoutManager
        NSTextLayoutManagerDelegate NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement
        NSTextLocation NSTextParagraph NSTextRange NSTextScalingType NSTextSelection NSTextSelectionDataSource
        NSTextSelectionNavigation NSTextStorageObserving NSTextViewportLayoutController
        NSTextViewportLayoutControllerDelegate NSTextWritingDirection NSWritingDirectionFormatType
        UIAccelerometerDelegate UIActivityItemProvider UIActivityItemsConfiguration
        UIActivityItemsConfigurationInteraction UIActivityItemsConfigurationMetadataKey
        UIActivityItemsConfigurationPreviewIntent UIActivityItemsConfigurationProviding
        UIActivityItemsConfigurationReading UIAlertControllerSeverity UIAttachmentBehavior UIBandSelectionInteraction
        UICalendarSelection UICalendarSelectionMultiDate UICalendarSelectionMultiDateDelegate
        UICalendarSelectionSingleDate UICalendarSelectionSingleDateDelegate UICalendarView UICalendarViewDelegate
        UICloudSharingController UICloudSharingControllerDelegate UICollisionBehavior UICollisionBehaviorDelegate
        UIDataSourceModelAssociation UIDictationPhrase UIDirectionalRectEdge UIDocument UIDocumentBrowserAction
        UIDocumentBrowserError UIDocumentBrowserTransitionController UIDocumentBrowserViewController
        UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController
        UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
        UIDocumentMenuViewController UIDocumentPickerExtensionViewController UIDocumentPickerMode
        UIDocumentProperties UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItemBehavior
        UIDynamicItemGroup UIEditingInteractionConfiguration UIEventAttribution UIEventAttributionView
        UIFieldBehavior UIFindInteraction UIFindInteractionDelegate UIFindSession UIFloatRange UIFocusDebugger
        UIFocusDebuggerOutput UIFocusGuide UIFocusItemScrollableContainer UIFocusMovementHint UIFocusSoundIdentifier
        UIGravityBehavior UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate
        UIIndirectScribbleInteraction UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback
        UIInputViewController UIItemProviderPresentationSizeProviding UILayoutGuideAspectFitting UILexicon
        UILexiconEntry UILocalNotification UILocalizedIndexedCollation UIManagedDocument
        UIMutableUserNotificationAction UIMutableUserNotificationCategory UINSToolbarItemPresentationSize
        UINavigationItemRenameDelegate UIObjectRestoration UIPasteConfiguration UIPasteConfigurationSupporting
        UIPasteControl UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction UIPointerAccessory
        UIPointerLockState UIPopoverBackgroundView UIPopoverBackgroundViewMethods UIPopoverController
        UIPopoverControllerDelegate UIPreviewAction UIPreviewActionGroup UIPreviewActionItem UIPreviewInteraction
        UIPreviewInteractionDelegate UIPrintRenderingQuality UIPrintServiceExtension UIPrinterDestination
        UIPrinterPickerController UIPrinterPickerControllerDelegate UIPushBehavior UIReferenceLibraryViewController
        UIRegion UIRemoteNotificationType UISceneActivationConditions UISceneWindowingBehaviors UIScreenshotService
        UIScreenshotServiceDelegate UIScribbleInteraction UIScribbleInteractionDelegate UIScrollType UIScrollTypeMask
        UISearchContainerViewController UISearchDisplayController UISearchDisplayDelegate UISearchTextFieldDelegate
        UISearchTextFieldPasteItem UISearchToken UISnapBehavior UIStoryboardPopoverSegue UITextAlternativeStyle
        UITextDocumentProxy UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest
        UITextDraggable UITextDropDelegate UITextDropEditability UITextDropProposal UITextDropRequest UITextDroppable
        UITextFormattingCoordinator UITextFormattingCoordinatorDelegate UITextInputAssistantItem UITextInputContext
        UITextInputMode UITextInteraction UITextInteractionDelegate UITextInteractionMode
        UITextPasteConfigurationSupporting UITextPasteDelegate UITextPasteItem UITextPlaceholder
        UITextSearchAggregator UITextSearchFoundTextStyle UITextSearchOptions UITextSearching
        UITextSearchingFindSession UITrackingLayoutGuide UIUserNotificationAction UIUserNotificationActionBehavior
        UIUserNotificationActionContext UIUserNotificationActivationMode UIUserNotificationCategory
        UIUserNotificationSettings UIUserNotificationType UIVideoEditorController UIVideoEditorControllerDelegate
        UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIWebView UIWebViewDelegate
        UNNotificationResponse
        """

    /// The names of members, in a paragraph for each type.
    static let members = """
        AttributeScopes: accessibility expansion obliqueness textEffect
        CAAnimation: shouldArchiveValue
        CADisplayLink: frameInterval
        CAEmitterCell: minificationFilterBias shouldArchiveValue
        CAEmitterLayer: preservesDepth
        CALayer: allowsEdgeAntialiasing allowsGroupOpacity backgroundFilters contentsAreFlipped contentsFormat
        cornerCurveExpansionFactor defaultAction drawsAsynchronously edgeAntialiasingMask filters isGeometryFlipped
        minificationFilterBias preferredFrameSize shouldArchiveValue
        CALayerDelegate: layerWillDraw
        CAReplicatorLayer: preservesDepth
        CATextLayer: allowsFontSubpixelQuantization
        NSAttributedString: TextEffectStyle TextLayoutSectionKey cocoaVersionDocumentAttribute expansion fileWrapper
        letterpressStyle obliqueness paperMargin readOnly sourceTextScaling targetTextScaling textEffect
        textLayoutSections textScaling viewMode viewSize viewZoom
        NSCoder: cgAffineTransform cgVector decodeCGVector nsDirectionalEdgeInsets uiEdgeInsets uiOffset
        NSCollectionLayoutGroup: horizontalGroup verticalGroup
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
        NSValue: cgAffineTransformValue cgVectorValue directionalEdgeInsetsValue uiEdgeInsetsValue uiOffsetValue
        UIAccessibility: GuidedAccessError GuidedAccessRestrictionState HearingDeviceEar ZoomType
        assistiveTouchStatusDidChangeNotification buttonShapesEnabledStatusDidChangeNotification
        closedCaptioningStatusDidChangeNotification configureForGuidedAccess
        differentiateWithoutColorDidChangeNotification grayscaleStatusDidChangeNotification guidedAccessErrorDomain
        guidedAccessRestrictionState guidedAccessStatusDidChangeNotification hearingDevicePairedEar
        hearingDevicePairedEarDidChangeNotification insertionPoint monoAudioStatusDidChangeNotification
        onOffSwitchLabelsDidChangeNotification pauseAssistiveTechnology permissionDenied
        prefersCrossFadeTransitionsStatusDidChange registerGestureConflictWithZoom requestGuidedAccessSession
        resumeAssistiveTechnology shakeToUndoDidChangeNotification speakScreenStatusDidChangeNotification
        speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification
        videoAutoplayStatusDidChangeNotification zoomFocusChanged
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
        newsstandDownloads presentLocalNotificationNow registerUserNotificationSettings scheduleLocalNotification
        scheduledLocalNotifications setKeepAliveTimeout setNewsstandIconImage setStatusBarOrientation
        stateRestorationBundleVersionKey stateRestorationSystemVersionKey stateRestorationTimestampKey
        stateRestorationUserInterfaceIdiomKey stateRestorationViewControllerStoryboardKey statusBarFrameUserInfoKey
        statusBarOrientationAnimationDuration statusBarOrientationUserInfoKey willChangeStatusBarFrameNotification
        UIApplicationDelegate: applicationShouldAutomaticallyLocalizeKeyCommands
        applicationShouldRequestHealthAuthorization
        UIBarButtonItem: menuRepresentation
        UIBarButtonItemGroup: menuRepresentation
        UIBarMetrics: landscapePhone landscapePhonePrompt
        UIBezierPath: flatness
        UIButton: isHeld isHovered showsTouchWhenHighlighted systemButton
        UIColor: ciColor
        UIContentContainer: systemLayoutFittingSizeDidChange
        UIContextMenuConfiguration: badgeCount secondaryItemIdentifiers
        UIDocumentBrowserViewController: shouldShowFileExtensions
        UIDocumentPickerExtensionViewController: documentPickerMode
        UIDocumentPickerViewController: documentPickerMode shouldShowFileExtensions
        UIFindInteraction: findNext findPrevious
        UIFindInteractionDelegate: findInteraction
        UIFocusItem: didHintFocusMovement
        UIFont: compressed condensed
        UIFontDescriptor: cascadeList characterSet fixedAdvance matrix withMatrix
        UIFontPickerViewController: filterPredicate filteredLanguagesPredicate
        UIGestureRecognizer: allowedPressTypes
        UIGraphicsImageRendererFormat: extended preferredRange prefersExtendedRange
        UIHoverGestureRecognizer: zOffset
        UIImage: ciImage strokedCheckmark
        UIImagePickerController: ImageURLExportPreset compatible imageExportPreset livePhoto phAsset referenceURL
        videoExportPreset
        UIKey: charactersIgnoringModifiers
        UIKeyCommand: allowsAutomaticLocalization allowsAutomaticMirroring
        UIKeyboardLayoutGuide: followsUndockedKeyboard
        UILabel: showsExpansionTextWhenTruncated
        UIListContentConfiguration: showsExpansionTextWhenTruncated
        UIListContentView: imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
        UIMenuController: menuFrameDidChangeNotification
        UIMenuLeaf: presentationSourceItem
        UIMenuSystem: setNeedsRevalidate
        UIModalTransitionStyle: partialCurl
        UINavigationBarDelegate: navigationBarNSToolbarSection
        UINavigationControllerDelegate: navigationControllerPreferredInterfaceOrientationForPresentation
        navigationControllerSupportedInterfaceOrientations
        UINavigationItem: additionalOverflowItems centerItemGroups documentProperties overflowPresentationSource
        UIPageControl: defersCurrentPageDisplay updateCurrentPageDisplay
        UIPanGestureRecognizer: allowedScrollTypesMask
        UIPasteboard: DetectedValues DetectionPattern calendarEvents changedTypesAddedUserInfoKey
        changedTypesRemovedUserInfoKey detectPatterns detectValues detectedPatterns detectedValues emailAddresses
        flightNumbers isPersistent moneyAmounts patterns phoneNumbers postalAddresses probableWebSearch
        probableWebURL removedNotification setPersistent shipmentTrackingNumbers typeAutomatic typeListColor
        typeListImage typeListString typeListURL
        UIPointerRegion: latchingAxes
        UIPopoverPresentationController: popoverBackgroundViewClass
        UIPopoverPresentationControllerDelegate: popoverPresentationControllerDidDismissPopover
        popoverPresentationControllerShouldDismissPopover
        UIPress: PressType downArrow leftArrow playPause rightArrow upArrow
        UIPrintPageRenderer: currentRenderingQuality
        UIPrintPaper: printRect
        UIPrinter: CutterBehavior cutAfterEachCopy cutAfterEachJob cutAfterEachPage printerDefault
        UIResponder: activityItemsConfiguration captureTextFromCamera clearTextInputContextIdentifier
        editingInteractionConfiguration inputAccessoryViewController inputAssistantItem inputViewController
        textInputMode
        UIResponderStandardEditActions: duplicate export findAndReplace findNext findPrevious printContent
        updateTextAttributes useSelectionForFind
        UIScene: activationConditions cloudKitShareMetadata completeStateRestoration eventAttribution
        extendStateRestoration notificationResponse pointerLockState
        UISceneConfiguration: sceneClass
        UISceneError: geometryRequestDenied geometryRequestUnsupported
        UISceneSession: windowExternalDisplay windowExternalDisplayNonInteractive
        UIScreen: didConnectNotification displayLink fixedCoordinateSpace focusedView insetApplicationFrame
        referenceDisplayModeStatusDidChangeNotification supportsFocus wantsSoftwareDimming
        UIScreenshotServiceDelegate: screenshotService
        UIScrollView: directionalPressGestureRecognizer
        UISearchBar: inputAssistantItem
        UISearchController: ignoresSearchSuggestionsForSearchBarPlacementStacked
        UISearchDisplayDelegate: searchDisplayController
        UISearchTextField: allowsCopyingTokens allowsDeletingTokens insertToken positionOfToken removeToken
        replaceTextualPortion textualRange tokenBackgroundColor tokens
        UISplitViewController: showsSecondaryOnlyButton
        UISplitViewControllerDelegate: splitViewControllerPreferredInterfaceOrientationForPresentation
        splitViewControllerSupportedInterfaceOrientations
        UIStateRestoring: objectRestorationClass restorationParent
        UITabBar: beginCustomizingItems endCustomizing isCustomizing
        UITabBarController: customizableViewControllers
        UITabBarControllerDelegate: tabBarControllerPreferredInterfaceOrientationForPresentation
        tabBarControllerSupportedInterfaceOrientations
        UITableViewCell: singleLineEtched
        UITapGestureRecognizer: buttonMaskRequired
        UITextFormattingCoordinatorDelegate: updateTextAttributes
        UITextInput: beginFloatingCursor characterOffset dictationRecognitionFailed dictationRecordingDidEnd editMenu
        endFloatingCursor insertDictationResult insertDictationResultPlaceholder insertTextPlaceholder
        removeDictationResultPlaceholder selectionAffinity setAttributedMarkedText textStyling updateFloatingCursor
        UITextView: findInteraction isFindInteractionEnabled textLayoutManager usesStandardTextScaling
        UITraitCollection: toolbarItemPresentationSize
        UIView: AnimationTransition curlDown curlUp exerciseAmbiguityInLayout flipFromLeft flipFromRight
        forBaselineLayout setAnimationBeginsFromCurrentState setAnimationDelegate setAnimationDidStop
        setAnimationStart setAnimationTransition setAnimationWillStart
        UIViewController: childViewControllerForPointerLock didRotate extensionContext forUnwindSegueAction
        hierarchyInconsistencyException interactionActivityTrackingBaseName isModalInPopover prefersPointerLocked
        previewActionItems registerForPreviewing rotatingFooterView rotatingHeaderView searchDisplayController
        segueForUnwinding setNeedsUpdateOfPrefersPointerLocked shouldAutomaticallyForwardRotationMethods
        showDetailTargetDidChangeNotification targetViewController unregisterForPreviewing willAnimateRotation
        willRotate
        UIViewPropertyAnimator: isManualHitTestingEnabled
        UIWindow: canResizeToFitContent safeAreaAspectFitLayoutGuide
        UIWindowScene: ActivationAction ActivationConfiguration ActivationInteraction ConfigurationProvider
        PresentationStyle activityItemsConfigurationSource preferredPresentationStyle screenshotService
        windowingBehaviors
        URLResourceValues: thumbnailDictionary
        """

    /// The initializers and overloads, with their labels, in a paragraph for each type.
    static let overloads = """
        CAFrameRateRange: init(minimum:maximum:__preferred:)
        CALayer: needsDisplay(forKey:)
        CATransform3D: init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)
        NSAttributedString: init(fileURL:options:documentAttributes:)
        NSIndexPath: init(item:section:) init(row:section:)
        NSLayoutManager: range(ofNominallySpacedGlyphsContaining:)
        NSLayoutManagerDelegate:
        layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)
        layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
        layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
        layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)
        layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
        layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
        layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager(_:textContainer:didChangeGeometryFrom:)
        NSMutableAttributedString: read(from:options:documentAttributes:)
        read(fromFileURL:options:documentAttributes:)
        NSTextContainer: lineFragmentRect(forProposedRect:at:writingDirection:remaining:)
        NSValue: init(cgAffineTransform:) init(cgVector:) init(directionalEdgeInsets:) init(uiEdgeInsets:)
        init(uiOffset:)
        UIAccessibility: init(_reserved:)
        UIActivityViewController: init(activityItemsConfiguration:)
        UIApplication: registerForRemoteNotifications(matching:)
        registerObject(forStateRestoration:restorationIdentifier:)
        UIApplicationDelegate: application(_:continue:restorationHandler:) application(_:didChangeStatusBarFrame:)
        application(_:didChangeStatusBarOrientation:) application(_:didDecodeRestorableStateWith:)
        application(_:didFailToContinueUserActivityWithType:error:) application(_:didReceive:)
        application(_:didRegister:) application(_:didUpdate:) application(_:handle:)
        application(_:handle:completionHandler:) application(_:handleActionWithIdentifier:for:completionHandler:)
        application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)
        application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)
        application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)
        application(_:handleOpen:) application(_:handleWatchKitExtensionRequest:)
        application(_:handleWatchKitExtensionRequest:reply:) application(_:handlerFor:)
        application(_:performFetchWithCompletionHandler:) application(_:shouldRestoreApplicationState:)
        application(_:shouldSaveApplicationState:) application(_:url:options:)
        application(_:url:sourceApplication:annotation:) application(_:userDidAcceptCloudKitShareWith:)
        application(_:viewControllerWithRestorationIdentifierPath:coder:) application(_:willChangeStatusBarFrame:)
        application(_:willChangeStatusBarOrientation:duration:) application(_:willContinueUserActivityWithType:)
        application(_:willEncodeRestorableStateWith:)
        UIBarButtonItem: init(image:landscapeImagePhone:style:target:action:) init(title:image:target:action:menu:)
        UICollectionViewDelegate: collectionView(_:canPerformAction:forItemAt:withSender:)
        collectionView(_:performAction:forItemAt:withSender:)
        collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView(_:shouldShowMenuForItemAt:)
        UIColor: init(ciColor:)
        UICommand: init(title:subtitle:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)
        UIDocumentPickerDelegate: documentPicker(_:didPickDocumentAt:)
        UIDocumentPickerViewController: init(documentTypes:in:) init(url:in:) init(urls:in:)
        UIDragPreview: init(for:) init(for:title:)
        UIFocusSystem: init(for:)
        UIFont: systemFont(ofSize:weight:width:)
        UIFontDescriptor: init(name:matrix:)
        UIGraphicsRenderer: init(bounds:) init(bounds:format:)
        UIImage: init(ciImage:) init(ciImage:scale:orientation:)
        UIMenuBuilder: command(for:propertyList:)
        UIPageViewControllerDelegate: pageViewController(_:spineLocationFor:)
        UIPressesEvent: presses(for:)
        UIPreviewParameters: init(textLineRects:)
        UIPrintError: init(_nsError:)
        UIPrintInteractionControllerDelegate: printInteractionController(_:chooseCutterBehavior:)
        printInteractionController(_:cutLengthFor:)
        UISceneDelegate: scene(_:didFailToContinueUserActivityWithType:error:) scene(_:didUpdate:)
        UISceneError: init(_nsError:)
        UISearchControllerDelegate: searchController(_:didChangeFrom:) searchController(_:willChangeTo:)
        UISplitViewControllerDelegate: splitViewController(_:popoverController:willPresent:)
        splitViewController(_:shouldHide:in:) splitViewController(_:willHide:with:for:)
        splitViewController(_:willShow:invalidating:)
        UITabBarControllerDelegate: tabBarController(_:didEndCustomizing:changed:)
        tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:)
        UITabBarDelegate: tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:)
        tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
        UITableViewDelegate: tableView(_:canPerformAction:forRowAt:withSender:)
        tableView(_:performAction:forRowAt:withSender:) tableView(_:shouldShowMenuForRowAt:)
        UITargetedDragPreview: init(for:target:) init(for:title:target:)
        UITextInput: frame(forDictationResultPlaceholder:) insertText(_:alternatives:style:)
        position(within:atCharacterOffset:)
        UITraitCollection: init(toolbarItemPresentationSize:)
        UIViewController: canPerformUnwindSegueAction(_:from:withSender:)
        UIWindowSceneDelegate: windowScene(_:userDidAcceptCloudKitShareWith:)
        """
}
