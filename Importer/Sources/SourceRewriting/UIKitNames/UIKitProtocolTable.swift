extension UIKitProtocols {
    /// The protocols of UIKit for iOS 16.5. A line names a protocol and the protocols that it inherits from; the
    /// indented lines list its optional methods: a base name and the argument labels of each.
    static let table = """
        NSCollectionLayoutVisibleItem: UIDynamicItem
        NSLayoutManagerDelegate
          layoutManager (_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)
          layoutManager (_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)
          layoutManager (_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)
          layoutManager (_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)
          layoutManager (_:shouldUse:forControlCharacterAt:) (_:shouldBreakLineByWordBeforeCharacterAt:)
          layoutManager (_:shouldBreakLineByHyphenatingBeforeCharacterAt:)
          layoutManager (_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:)
          layoutManager (_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)
          layoutManager (_:didCompleteLayoutFor:atEnd:) (_:textContainer:didChangeGeometryFrom:)
          layoutManagerDidInvalidateLayout (_:)
        NSTextContentManagerDelegate
          textContentManager (_:textElementAt:) (_:shouldEnumerate:options:)
        NSTextContentStorageDelegate: NSTextContentManagerDelegate
          textContentStorage (_:textParagraphWith:)
        NSTextElementProvider
          location (_:offsetBy:) offset (from:to:) adjustedRange (from:forEditingTextSelection:)
        NSTextLayoutManagerDelegate
          textLayoutManager (_:textLayoutFragmentFor:in:) (_:shouldBreakLineBefore:hyphenating:)
          textLayoutManager (_:renderingAttributesForLink:at:defaultAttributes:)
        NSTextSelectionDataSource
          enumerateContainerBoundaries (from:reverse:using:) textLayoutOrientation (at:)
        NSTextStorageDelegate
          textStorage (_:willProcessEditing:range:changeInLength:)
          textStorage (_:didProcessEditing:range:changeInLength:)
        NSTextViewportLayoutControllerDelegate
          textViewportLayoutControllerWillLayout (_:) textViewportLayoutControllerDidLayout (_:)
        UIAccessibilityContainerDataTable
          accessibilityHeaderElements (forRow:) (forColumn:)
        UIAccessibilityReadingContent
          accessibilityAttributedContent (forLineNumber:) accessibilityAttributedPageContent ()
        UIActionSheetDelegate
          actionSheet (_:clickedButtonAt:) (_:willDismissWithButtonIndex:) (_:didDismissWithButtonIndex:)
          actionSheetCancel (_:) willPresent (_:) didPresent (_:)
        UIActivityItemSource
          activityViewController (_:subjectForActivityType:) (_:dataTypeIdentifierForActivityType:)
          activityViewController (_:thumbnailImageForActivityType:suggestedSize:)
          activityViewControllerLinkMetadata (_:)
        UIActivityItemsConfigurationReading
          activityItemsConfigurationSupports (interaction:) activityItemsConfigurationMetadata (key:)
          activityItemsConfigurationMetadataForItem (at:key:)
          activityItemsConfigurationPreviewForItem (at:intent:suggestedSize:)
        UIAdaptivePresentationControllerDelegate
          adaptivePresentationStyle (for:) (for:traitCollection:) presentationController (_:prepare:)
          presentationController (_:viewControllerForAdaptivePresentationStyle:)
          presentationController (_:willPresentWithAdaptiveStyle:transitionCoordinator:)
          presentationControllerShouldDismiss (_:) presentationControllerWillDismiss (_:)
          presentationControllerDidDismiss (_:) presentationControllerDidAttemptToDismiss (_:)
        UIAlertViewDelegate
          alertView (_:clickedButtonAt:) (_:willDismissWithButtonIndex:) (_:didDismissWithButtonIndex:)
          alertViewCancel (_:) willPresent (_:) didPresent (_:) alertViewShouldEnableFirstOtherButton (_:)
        UIApplicationDelegate
          applicationDidFinishLaunching (_:) application (_:willFinishLaunchingWithOptions:)
          application (_:didFinishLaunchingWithOptions:) (_:configurationForConnecting:options:)
          applicationDidBecomeActive (_:) applicationWillResignActive (_:) applicationWillTerminate (_:)
          applicationDidEnterBackground (_:) applicationWillEnterForeground (_:)
        UIBarPositioningDelegate
          position (for:)
        UICalendarSelectionMultiDateDelegate
          multiDateSelection (_:canSelectDate:) (_:canDeselectDate:)
        UICalendarSelectionSingleDateDelegate
          dateSelection (_:canSelectDate:)
        UICalendarViewDelegate
          calendarView (_:decorationFor:) (_:didChangeVisibleDateComponentsFrom:)
        UICloudSharingControllerDelegate
          itemThumbnailData (for:) itemType (for:) cloudSharingControllerDidSaveShare (_:)
          cloudSharingControllerDidStopSharing (_:)
        UICollectionViewDataSource
          numberOfSections (in:) collectionView (_:viewForSupplementaryElementOfKind:at:) (_:canMoveItemAt:)
          collectionView (_:moveItemAt:to:) (_:indexPathForIndexTitle:at:) indexTitles (for:)
        UICollectionViewDataSourcePrefetching
          collectionView (_:cancelPrefetchingForItemsAt:)
        UICollectionViewDelegate: UIScrollViewDelegate
          collectionView (_:shouldHighlightItemAt:) (_:didHighlightItemAt:) (_:didUnhighlightItemAt:)
          collectionView (_:shouldSelectItemAt:) (_:shouldDeselectItemAt:) (_:didSelectItemAt:)
          collectionView (_:didDeselectItemAt:) (_:canPerformPrimaryActionForItemAt:)
          collectionView (_:performPrimaryActionForItemAt:) (_:willDisplay:forItemAt:)
          collectionView (_:willDisplaySupplementaryView:forElementKind:at:) (_:didEndDisplaying:forItemAt:)
          collectionView (_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
          collectionView (_:shouldShowMenuForItemAt:) (_:canPerformAction:forItemAt:withSender:)
          collectionView (_:performAction:forItemAt:withSender:) (_:transitionLayoutForOldLayout:newLayout:)
          collectionView (_:canFocusItemAt:) (_:shouldUpdateFocusIn:) (_:didUpdateFocusIn:with:)
          collectionView (_:selectionFollowsFocusForItemAt:)
          collectionView (_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
          collectionView (_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
          collectionView (_:targetContentOffsetForProposedContentOffset:) (_:canEditItemAt:)
          collectionView (_:shouldSpringLoadItemAt:with:) (_:shouldBeginMultipleSelectionInteractionAt:)
          collectionView (_:didBeginMultipleSelectionInteractionAt:)
          collectionView (_:contextMenuConfigurationForItemsAt:point:)
          collectionView (_:contextMenuConfiguration:highlightPreviewForItemAt:)
          collectionView (_:contextMenuConfiguration:dismissalPreviewForItemAt:)
          collectionView (_:willPerformPreviewActionForMenuWith:animator:)
          collectionView (_:willDisplayContextMenu:animator:) (_:willEndContextMenuInteraction:animator:)
          collectionView (_:sceneActivationConfigurationForItemAt:point:)
          collectionView (_:contextMenuConfigurationForItemAt:point:)
          collectionView (_:previewForHighlightingContextMenuWithConfiguration:)
          collectionView (_:previewForDismissingContextMenuWithConfiguration:)
          indexPathForPreferredFocusedView (in:) collectionViewDidEndMultipleSelectionInteraction (_:)
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
          collectionView (_:layout:sizeForItemAt:) (_:layout:insetForSectionAt:)
          collectionView (_:layout:minimumLineSpacingForSectionAt:)
          collectionView (_:layout:minimumInteritemSpacingForSectionAt:)
          collectionView (_:layout:referenceSizeForHeaderInSection:)
          collectionView (_:layout:referenceSizeForFooterInSection:)
        UICollectionViewDragDelegate
          collectionView (_:itemsForAddingTo:at:point:) (_:dragPreviewParametersForItemAt:)
          collectionView (_:dragSessionWillBegin:) (_:dragSessionDidEnd:)
          collectionView (_:dragSessionAllowsMoveOperation:)
          collectionView (_:dragSessionIsRestrictedToDraggingApplication:)
        UICollectionViewDropDelegate
          collectionView (_:canHandle:) (_:dropSessionDidEnter:)
          collectionView (_:dropSessionDidUpdate:withDestinationIndexPath:) (_:dropSessionDidExit:)
          collectionView (_:dropSessionDidEnd:) (_:dropPreviewParametersForItemAt:)
        UICollectionViewDropPlaceholderContext: UIDragAnimating
        UICollisionBehaviorDelegate
          collisionBehavior (_:beganContactFor:with:at:) (_:endedContactFor:with:)
          collisionBehavior (_:beganContactFor:withBoundaryIdentifier:at:)
          collisionBehavior (_:endedContactFor:withBoundaryIdentifier:)
        UIColorPickerViewControllerDelegate
          colorPickerViewControllerDidSelectColor (_:) colorPickerViewController (_:didSelect:continuously:)
          colorPickerViewControllerDidFinish (_:)
        UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating
        UIContextMenuInteractionDelegate
          contextMenuInteraction (_:configuration:highlightPreviewForItemWithIdentifier:)
          contextMenuInteraction (_:configuration:dismissalPreviewForItemWithIdentifier:)
          contextMenuInteraction (_:willPerformPreviewActionForMenuWith:animator:)
          contextMenuInteraction (_:willDisplayMenuFor:animator:) (_:willEndFor:animator:)
          contextMenuInteraction (_:previewForHighlightingMenuWithConfiguration:)
          contextMenuInteraction (_:previewForDismissingMenuWithConfiguration:)
        UIDocumentBrowserViewControllerDelegate
          documentBrowser (_:didPickDocumentURLs:) (_:didPickDocumentsAt:)
          documentBrowser (_:didRequestDocumentCreationWithHandler:)
          documentBrowser (_:didImportDocumentAt:toDestinationURL:) (_:failedToImportDocumentAt:error:)
          documentBrowser (_:applicationActivitiesForDocumentURLs:) (_:willPresent:)
        UIDocumentInteractionControllerDelegate
          documentInteractionControllerViewControllerForPreview (_:)
          documentInteractionControllerRectForPreview (_:) documentInteractionControllerViewForPreview (_:)
          documentInteractionControllerWillBeginPreview (_:) documentInteractionControllerDidEndPreview (_:)
          documentInteractionControllerWillPresentOptionsMenu (_:)
          documentInteractionControllerDidDismissOptionsMenu (_:)
          documentInteractionControllerWillPresentOpenInMenu (_:)
          documentInteractionControllerDidDismissOpenInMenu (_:)
          documentInteractionController (_:willBeginSendingToApplication:) (_:didEndSendingToApplication:)
        UIDocumentMenuDelegate
          documentMenuWasCancelled (_:)
        UIDocumentPickerDelegate
          documentPicker (_:didPickDocumentsAt:) (_:didPickDocumentAt:) documentPickerWasCancelled (_:)
        UIDragInteractionDelegate
          dragInteraction (_:previewForLifting:session:) (_:willAnimateLiftWith:session:)
          dragInteraction (_:sessionWillBegin:) (_:sessionAllowsMoveOperation:)
          dragInteraction (_:sessionIsRestrictedToDraggingApplication:) (_:prefersFullSizePreviewsFor:)
          dragInteraction (_:sessionDidMove:) (_:session:willEndWith:) (_:session:didEndWith:)
          dragInteraction (_:sessionDidTransferItems:) (_:itemsForAddingTo:withTouchAt:)
          dragInteraction (_:sessionForAddingItems:withTouchAt:) (_:session:willAdd:for:)
          dragInteraction (_:previewForCancelling:withDefault:) (_:item:willAnimateCancelWith:)
        UIDragSession: UIDragDropSession
        UIDropInteractionDelegate
          dropInteraction (_:canHandle:) (_:sessionDidEnter:) (_:sessionDidUpdate:) (_:sessionDidExit:)
          dropInteraction (_:performDrop:) (_:concludeDrop:) (_:sessionDidEnd:)
          dropInteraction (_:previewForDropping:withDefault:) (_:item:willAnimateDropWith:)
        UIDropSession: UIDragDropSession
        UIDynamicAnimatorDelegate
          dynamicAnimatorWillResume (_:) dynamicAnimatorDidPause (_:)
        UIEditMenuInteractionDelegate
          editMenuInteraction (_:menuFor:suggestedActions:) (_:targetRectFor:)
          editMenuInteraction (_:willPresentMenuFor:animator:) (_:willDismissMenuFor:animator:)
        UIFindInteractionDelegate
          findInteraction (_:didBegin:) (_:didEnd:)
        UIFocusItem: UIFocusEnvironment
        UIFocusItemScrollableContainer: UIFocusItemContainer
        UIFontPickerViewControllerDelegate
          fontPickerViewControllerDidCancel (_:) fontPickerViewControllerDidPickFont (_:)
        UIGestureRecognizerDelegate
          gestureRecognizerShouldBegin (_:) gestureRecognizer (_:shouldRecognizeSimultaneouslyWith:)
          gestureRecognizer (_:shouldRequireFailureOf:) (_:shouldBeRequiredToFailBy:) (_:shouldReceive:)
          gestureRecognizer (_:shouldReceive:) (_:shouldReceive:)
        UIGuidedAccessRestrictionDelegate
          detailTextForGuidedAccessRestriction (withIdentifier:)
        UIImagePickerControllerDelegate
          imagePickerController (_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel (_:)
        UIKeyInput: UITextInputTraits
        UILargeContentViewerInteractionDelegate
          largeContentViewerInteraction (_:didEndOn:at:) (_:itemAt:) viewController (for:)
        UINavigationBarDelegate: UIBarPositioningDelegate
          navigationBar (_:shouldPush:) (_:didPush:) (_:shouldPop:) (_:didPop:)
        UINavigationControllerDelegate
          navigationController (_:willShow:animated:) (_:didShow:animated:) (_:interactionControllerFor:)
          navigationController (_:animationControllerFor:from:to:)
        UIPageViewControllerDataSource
          presentationCount (for:) presentationIndex (for:)
        UIPageViewControllerDelegate
          pageViewController (_:willTransitionTo:)
          pageViewController (_:didFinishAnimating:previousViewControllers:transitionCompleted:)
          pageViewController (_:spineLocationFor:) pageViewControllerSupportedInterfaceOrientations (_:)
          pageViewControllerPreferredInterfaceOrientationForPresentation (_:)
        UIPasteConfigurationSupporting
          paste (itemProviders:) canPaste (_:)
        UIPencilInteractionDelegate
          pencilInteractionDidTap (_:)
        UIPickerViewAccessibilityDelegate: UIPickerViewDelegate
          pickerView (_:accessibilityLabelForComponent:) (_:accessibilityHintForComponent:)
          pickerView (_:accessibilityUserInputLabelsForComponent:)
          pickerView (_:accessibilityAttributedLabelForComponent:)
          pickerView (_:accessibilityAttributedHintForComponent:)
          pickerView (_:accessibilityAttributedUserInputLabelsForComponent:)
        UIPickerViewDelegate
          pickerView (_:widthForComponent:) (_:rowHeightForComponent:) (_:titleForRow:forComponent:)
          pickerView (_:attributedTitleForRow:forComponent:) (_:viewForRow:forComponent:reusing:)
          pickerView (_:didSelectRow:inComponent:)
        UIPointerInteractionDelegate
          pointerInteraction (_:regionFor:defaultRegion:) (_:styleFor:) (_:willEnter:animator:)
          pointerInteraction (_:willExit:animator:)
        UIPopoverControllerDelegate
          popoverControllerShouldDismissPopover (_:) popoverControllerDidDismissPopover (_:)
          popoverController (_:willRepositionPopoverTo:in:)
        UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          prepareForPopoverPresentation (_:) popoverPresentationController (_:willRepositionPopoverTo:in:)
        UIPreviewInteractionDelegate
          previewInteractionShouldBegin (_:) previewInteraction (_:didUpdateCommitTransition:ended:)
        UIPrintInteractionControllerDelegate
          printInteractionControllerParentViewController (_:) printInteractionController (_:choosePaper:)
          printInteractionController (_:cutLengthFor:) (_:chooseCutterBehavior:)
          printInteractionControllerWillPresentPrinterOptions (_:)
          printInteractionControllerDidPresentPrinterOptions (_:)
          printInteractionControllerWillDismissPrinterOptions (_:)
          printInteractionControllerDidDismissPrinterOptions (_:)
          printInteractionControllerWillStartJob (_:) printInteractionControllerDidFinishJob (_:)
        UIPrinterPickerControllerDelegate
          printerPickerControllerParentViewController (_:) printerPickerController (_:shouldShow:)
          printerPickerControllerWillPresent (_:) printerPickerControllerDidPresent (_:)
          printerPickerControllerWillDismiss (_:) printerPickerControllerDidDismiss (_:)
          printerPickerControllerDidSelectPrinter (_:)
        UIResponderStandardEditActions
          cut (_:) copy (_:) paste (_:) pasteAndMatchStyle (_:) select (_:) selectAll (_:) delete (_:)
          makeTextWritingDirectionLeftToRight (_:) makeTextWritingDirectionRightToLeft (_:)
          toggleBoldface (_:) toggleItalics (_:) toggleUnderline (_:) increaseSize (_:) decreaseSize (_:)
        UISceneDelegate
          scene (_:willConnectTo:options:) sceneDidDisconnect (_:) sceneDidBecomeActive (_:)
          sceneWillResignActive (_:) sceneWillEnterForeground (_:) sceneDidEnterBackground (_:)
        UIScreenshotServiceDelegate
          screenshotService (_:generatePDFRepresentationWithCompletion:)
        UIScribbleInteractionDelegate
          scribbleInteraction (_:shouldBeginAt:) scribbleInteractionShouldDelayFocus (_:)
          scribbleInteractionWillBeginWriting (_:) scribbleInteractionDidFinishWriting (_:)
        UIScrollViewAccessibilityDelegate: UIScrollViewDelegate
          accessibilityScrollStatus (for:) accessibilityAttributedScrollStatus (for:)
        UIScrollViewDelegate
          scrollViewDidScroll (_:) scrollViewDidZoom (_:) scrollViewWillBeginDragging (_:)
          scrollViewWillEndDragging (_:withVelocity:targetContentOffset:)
          scrollViewDidEndDragging (_:willDecelerate:) scrollViewWillBeginDecelerating (_:)
          scrollViewDidEndDecelerating (_:) scrollViewDidEndScrollingAnimation (_:) viewForZooming (in:)
          scrollViewWillBeginZooming (_:with:) scrollViewDidEndZooming (_:with:atScale:)
          scrollViewShouldScrollToTop (_:) scrollViewDidScrollToTop (_:)
          scrollViewDidChangeAdjustedContentInset (_:)
        UISearchBarDelegate: UIBarPositioningDelegate
          searchBarShouldBeginEditing (_:) searchBarTextDidBeginEditing (_:) searchBarShouldEndEditing (_:)
          searchBarTextDidEndEditing (_:) searchBar (_:textDidChange:)
          searchBar (_:shouldChangeTextIn:replacementText:) (_:selectedScopeButtonIndexDidChange:)
          searchBarSearchButtonClicked (_:) searchBarBookmarkButtonClicked (_:)
          searchBarCancelButtonClicked (_:) searchBarResultsListButtonClicked (_:)
        UISearchControllerDelegate
          willPresentSearchController (_:) didPresentSearchController (_:) willDismissSearchController (_:)
          didDismissSearchController (_:) presentSearchController (_:)
        UISearchDisplayDelegate
          searchDisplayControllerWillBeginSearch (_:) searchDisplayControllerDidBeginSearch (_:)
          searchDisplayControllerWillEndSearch (_:) searchDisplayControllerDidEndSearch (_:)
          searchDisplayController (_:didLoadSearchResultsTableView:) (_:willUnloadSearchResultsTableView:)
          searchDisplayController (_:willShowSearchResultsTableView:) (_:didShowSearchResultsTableView:)
          searchDisplayController (_:willHideSearchResultsTableView:) (_:didHideSearchResultsTableView:)
          searchDisplayController (_:shouldReloadTableForSearch:) (_:shouldReloadTableForSearchScope:)
        UISearchResultsUpdating
          updateSearchResults (for:selecting:)
        UISearchTextFieldDelegate: UITextFieldDelegate
          searchTextField (_:itemProviderForCopying:) (_:didSelect:)
        UISearchTextFieldPasteItem: UITextPasteItem
        UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
          sheetPresentationControllerDidChangeSelectedDetentIdentifier (_:)
        UISplitViewControllerDelegate
          splitViewController (_:willChangeTo:) (_:show:sender:) (_:showDetail:sender:)
          splitViewController (_:collapseSecondary:onto:) (_:separateSecondaryFrom:)
          splitViewController (_:topColumnForCollapsingToProposedTopColumn:)
          splitViewController (_:displayModeForExpandingToProposedDisplayMode:) (_:willShow:) (_:willHide:)
          targetDisplayModeForAction (in:) primaryViewController (forCollapsing:) (forExpanding:)
          splitViewControllerDidCollapse (_:) splitViewControllerDidExpand (_:)
          splitViewControllerInteractivePresentationGestureWillBegin (_:)
          splitViewControllerInteractivePresentationGestureDidEnd (_:)
        UISpringLoadedInteractionBehavior
          interactionDidFinish (_:)
        UIStateRestoring
          encodeRestorableState (with:) decodeRestorableState (with:) applicationFinishedRestoringState ()
        UITabBarControllerDelegate
          tabBarController (_:shouldSelect:) (_:didSelect:) (_:interactionControllerFor:)
          tabBarController (_:animationControllerForTransitionFrom:to:)
        UITabBarDelegate
          tabBar (_:didSelect:)
        UITableViewDataSource
          numberOfSections (in:) tableView (_:titleForHeaderInSection:) (_:titleForFooterInSection:)
          tableView (_:canEditRowAt:) (_:canMoveRowAt:) (_:sectionForSectionIndexTitle:at:)
          tableView (_:commit:forRowAt:) (_:moveRowAt:to:) sectionIndexTitles (for:)
        UITableViewDataSourcePrefetching
          tableView (_:cancelPrefetchingForRowsAt:)
        UITableViewDelegate: UIScrollViewDelegate
          tableView (_:willDisplay:forRowAt:) (_:willDisplayHeaderView:forSection:)
          tableView (_:willDisplayFooterView:forSection:) (_:didEndDisplaying:forRowAt:)
          tableView (_:didEndDisplayingHeaderView:forSection:) (_:didEndDisplayingFooterView:forSection:)
          tableView (_:heightForRowAt:) (_:heightForHeaderInSection:) (_:heightForFooterInSection:)
          tableView (_:estimatedHeightForRowAt:) (_:estimatedHeightForHeaderInSection:)
          tableView (_:estimatedHeightForFooterInSection:) (_:viewForHeaderInSection:)
          tableView (_:viewForFooterInSection:) (_:accessoryButtonTappedForRowWith:)
          tableView (_:shouldHighlightRowAt:) (_:didHighlightRowAt:) (_:didUnhighlightRowAt:)
          tableView (_:willSelectRowAt:) (_:willDeselectRowAt:) (_:didSelectRowAt:) (_:didDeselectRowAt:)
          tableView (_:canPerformPrimaryActionForRowAt:) (_:performPrimaryActionForRowAt:)
          tableView (_:editingStyleForRowAt:) (_:titleForDeleteConfirmationButtonForRowAt:)
          tableView (_:editActionsForRowAt:) (_:leadingSwipeActionsConfigurationForRowAt:)
          tableView (_:trailingSwipeActionsConfigurationForRowAt:) (_:shouldIndentWhileEditingRowAt:)
          tableView (_:willBeginEditingRowAt:) (_:didEndEditingRowAt:)
          tableView (_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) (_:indentationLevelForRowAt:)
          tableView (_:canFocusRowAt:) (_:shouldUpdateFocusIn:) (_:didUpdateFocusIn:with:)
          tableView (_:selectionFollowsFocusForRowAt:) (_:shouldSpringLoadRowAt:with:)
          tableView (_:shouldBeginMultipleSelectionInteractionAt:)
          tableView (_:didBeginMultipleSelectionInteractionAt:) (_:contextMenuConfigurationForRowAt:point:)
          tableView (_:previewForHighlightingContextMenuWithConfiguration:)
          tableView (_:previewForDismissingContextMenuWithConfiguration:)
          tableView (_:willPerformPreviewActionForMenuWith:animator:) (_:willDisplayContextMenu:animator:)
          tableView (_:willEndContextMenuInteraction:animator:) indexPathForPreferredFocusedView (in:)
          tableViewDidEndMultipleSelectionInteraction (_:)
        UITableViewDragDelegate
          tableView (_:itemsForAddingTo:at:point:) (_:dragPreviewParametersForRowAt:)
          tableView (_:dragSessionWillBegin:) (_:dragSessionDidEnd:) (_:dragSessionAllowsMoveOperation:)
          tableView (_:dragSessionIsRestrictedToDraggingApplication:)
        UITableViewDropDelegate
          tableView (_:canHandle:) (_:dropSessionDidEnter:)
          tableView (_:dropSessionDidUpdate:withDestinationIndexPath:) (_:dropSessionDidExit:)
          tableView (_:dropSessionDidEnd:) (_:dropPreviewParametersForRowAt:)
        UITableViewDropPlaceholderContext: UIDragAnimating
        UITextDocumentProxy: UIKeyInput
        UITextDragDelegate
          textDraggableView (_:itemsForDrag:) (_:dragPreviewForLiftingItem:session:)
          textDraggableView (_:willAnimateLiftWith:session:) (_:dragSessionWillBegin:)
          textDraggableView (_:dragSessionDidEnd:with:)
        UITextDraggable: UITextInput
        UITextDropDelegate
          textDroppableView (_:willBecomeEditableForDrop:) (_:proposalForDrop:) (_:willPerformDrop:)
          textDroppableView (_:previewForDroppingAllItemsWithDefault:) (_:dropSessionDidEnter:)
          textDroppableView (_:dropSessionDidUpdate:) (_:dropSessionDidExit:) (_:dropSessionDidEnd:)
        UITextDroppable: UITextInput UITextPasteConfigurationSupporting
        UITextFieldDelegate
          textFieldShouldBeginEditing (_:) textFieldDidBeginEditing (_:) textFieldShouldEndEditing (_:)
          textFieldDidEndEditing (_:) (_:reason:) textField (_:shouldChangeCharactersIn:replacementString:)
          textField (_:editMenuForCharactersIn:suggestedActions:) (_:willPresentEditMenuWith:)
          textField (_:willDismissEditMenuWith:) textFieldDidChangeSelection (_:) textFieldShouldClear (_:)
          textFieldShouldReturn (_:)
        UITextInput: UIKeyInput
          shouldChangeText (in:replacementText:) remove (_:) editMenu (for:suggestedActions:)
          willPresentEditMenu (animator:) willDismissEditMenu (animator:)
        UITextInteractionDelegate
          interactionShouldBegin (_:at:) interactionWillBegin (_:) interactionDidEnd (_:)
        UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting
        UITextPasteDelegate
          textPasteConfigurationSupporting (_:transform:) (_:combineItemAttributedStrings:for:)
          textPasteConfigurationSupporting (_:performPasteOf:to:) (_:shouldAnimatePasteOf:to:)
        UITextViewDelegate: UIScrollViewDelegate
          textViewShouldBeginEditing (_:) textViewShouldEndEditing (_:) textViewDidBeginEditing (_:)
          textViewDidEndEditing (_:) textView (_:shouldChangeTextIn:replacementText:)
          textView (_:shouldInteractWith:in:interaction:) (_:shouldInteractWith:in:interaction:)
          textView (_:editMenuForTextIn:suggestedActions:) (_:willPresentEditMenuWith:)
          textView (_:willDismissEditMenuWith:) textViewDidChange (_:) textViewDidChangeSelection (_:)
        UIToolTipInteractionDelegate
          toolTipInteraction (_:configurationAt:)
        UIToolbarDelegate: UIBarPositioningDelegate
        UIVideoEditorControllerDelegate
          videoEditorController (_:didSaveEditedVideoToPath:) (_:didFailWithError:)
          videoEditorControllerDidCancel (_:)
        UIViewControllerAnimatedTransitioning
          interruptibleAnimator (using:) animationEnded (_:)
        UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
        UIViewControllerTransitioningDelegate
          animationController (forPresented:presenting:source:) (forDismissed:)
          interactionControllerForPresentation (using:) interactionControllerForDismissal (using:)
          presentationController (forPresented:presenting:source:)
        UIViewImplicitlyAnimating: UIViewAnimating
          addAnimations (_:delayFactor:) (_:) addCompletion (_:)
          continueAnimation (withTimingParameters:durationFactor:)
        UIWebViewDelegate
          webView (_:shouldStartLoadWith:navigationType:) (_:didFailLoadWithError:) webViewDidStartLoad (_:)
          webViewDidFinishLoad (_:)
        UIWindowSceneDelegate: UISceneDelegate
        """

    /// The protocols without optional methods that inherit from no other protocol of UIKit.
    static let plainNames = """
        NSCollectionLayoutContainer NSCollectionLayoutEnvironment NSTextAttachmentContainer \
        NSTextAttachmentLayout NSTextLayoutOrientationProvider NSTextLocation NSTextStorageObserving \
        UIAccelerometerDelegate UIAccessibilityContainerDataTableCell \
        UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityIdentification \
        UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIBarPositioning \
        UICollectionViewDropCoordinator UICollectionViewDropItem UIConfigurationState \
        UIContentConfiguration UIContentContainer UIContentSizeCategoryAdjusting UIContentView \
        UIContextMenuInteractionAnimating UICoordinateSpace UIDataSourceModelAssociation \
        UIDataSourceTranslating UIDragAnimating UIDragDropSession UIDynamicItem \
        UIEditMenuInteractionAnimating UIFocusAnimationContext UIFocusDebuggerOutput UIFocusEnvironment \
        UIFocusItemContainer UIIndirectScribbleInteractionDelegate UIInputViewAudioFeedback UIInteraction \
        UIItemProviderPresentationSizeProviding UILargeContentViewerItem UILayoutGuideAspectFitting \
        UILayoutSupport UIMenuBuilder UIMenuLeaf UINavigationItemRenameDelegate UIObjectRestoration \
        UIPickerViewDataSource UIPointerInteractionAnimating UIPopoverBackgroundViewMethods \
        UIPopoverPresentationControllerSourceItem UIPreviewActionItem UISearchSuggestion \
        UISheetPresentationControllerDetentResolutionContext UISpringLoadedInteractionContext \
        UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UITableViewDropCoordinator \
        UITableViewDropItem UITextDragRequest UITextDropRequest UITextFormattingCoordinatorDelegate \
        UITextInputDelegate UITextInputTokenizer UITextInputTraits UITextPasteItem UITextSearching \
        UITimingCurveProvider UITraitEnvironment UIUserActivityRestoring UIViewAnimating \
        UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning \
        UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIViewControllerRestoration \
        UIViewControllerTransitionCoordinatorContext UIViewInvalidating
        """
}
