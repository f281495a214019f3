/// An object that receives touches, keys and commands, and forwards those that it does not handle.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, ObjCExposing {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// Called when all objects of a nib have been loaded. It is not called for objects that are created in
    /// code or decoded from another archive.
    open func awakeFromNib() {}

    /// The responder that receives what this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether the responder can become first responder. The default value is `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign as first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder, which receives keys.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes the responder the first responder of its window.
    ///
    /// - Returns: Whether it is first responder now. It is not if it has no window, cannot become first
    ///   responder, or the current one cannot resign. A view without a window becomes first responder when it
    ///   is added to one.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        guard let window = responderWindow else {
            if let view = self as? UIView { PendingFirstResponder.set(view) }
            return false
        }
        PendingFirstResponder.set(nil)
        if window.firstResponder === self { return true }
        if let current = window.firstResponder {
            // The keyboard remains visible while the first responder changes.
            let mayResign = window.withoutKeyboardUpdates { current.resignFirstResponder() }
            guard mayResign else {
                window.firstResponderDidChange()
                return false
            }
        }
        window.firstResponder = self
        didBecomeFirstResponder()
        window.firstResponderDidChange()
        return true
    }

    /// Called when the responder has become first responder, before the keyboard is updated.
    func didBecomeFirstResponder() {}

    /// Resigns as first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        PendingFirstResponder.clear(self)
        if let window = responderWindow, window.firstResponder === self {
            window.firstResponder = nil
            didResignFirstResponder()
            window.firstResponderDidChange()
        }
        return true
    }

    /// Called when the responder is no longer first responder, before the keyboard is updated.
    func didResignFirstResponder() {}

    // MARK: Keyboard

    /// The view that replaces the keyboard while this is the first responder, or `nil` for the keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The key commands that are available while this responder or one before it in the chain is first
    /// responder. They are read for each key press; those of responders earlier in the chain take
    /// precedence.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Updates the keyboard and its accessory views if this is the first responder.
    open func reloadInputViews() {
        if let window = responderWindow, window.firstResponder === self { window.firstResponderDidChange() }
    }

    /// A name under which the keyboard's language is remembered for this text. There is one keyboard layout on a desktop,
    /// so that it has no effect.
    open var textInputContextIdentifier: String? { nil }

    /// The undo manager of the next responder that has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities

    /// The activity that the responder takes part in, which several responders can share: for example that of its scene, so that the
    /// responder updates it before it is stored for the next launch.
    open var userActivity: NSUserActivity? {
        get { ResponderActivities[self] }
        set { ResponderActivities[self] = newValue }
    }

    /// Called before `userActivity` is stored. An override adds what restores the responder's state. The default implementation does
    /// nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called by the app to continue an activity. An override displays what the activity describes. The default implementation does
    /// nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Actions

    /// The methods and properties that can be found by their Objective-C names. A subclass appends its own.
    open class var objcMembers: [ObjCMember] { responderMembers }

    /// Returns whether the responder can call a method now, for example so that a menu shows its command.
    ///
    /// The default implementation returns whether the class lists the method, or overrides it if it is a
    /// standard edit action.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { implements(action) }

    /// Returns the responder, or the next one in the chain, that can perform an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions

    /// Copies the selection and deletes it. The default implementation forwards the call to the next
    /// responder.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies the selection. The default implementation forwards the call to the next responder.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Replaces the selection by the contents of the pasteboard. The default implementation forwards the
    /// call to the next responder.
    open func paste(_ sender: Any?) { next?.paste(sender) }
    /// Selects the text at the caret. The default implementation forwards the call to the next responder.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects everything. The default implementation forwards the call to the next responder.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Deletes the selection. The default implementation forwards the call to the next responder.
    open func delete(_ sender: Any?) { next?.delete(sender) }
    /// Replaces the selection by the contents of the pasteboard in the style of the surrounding text. The
    /// default implementation forwards the call to the next responder.
    open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
    /// Toggles the bold style of the selection. The default implementation forwards the call to the next
    /// responder.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
    /// Toggles the italic style of the selection. The default implementation forwards the call to the next
    /// responder.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
    /// Toggles the underline of the selection. The default implementation forwards the call to the next
    /// responder.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
    /// Increases the font size of the selection. The default implementation forwards the call to the next
    /// responder.
    open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
    /// Decreases the font size of the selection. The default implementation forwards the call to the next
    /// responder.
    open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
    /// Sets the writing direction of the selected paragraphs to left to right. The default implementation
    /// forwards the call to the next responder.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
    /// Sets the writing direction of the selected paragraphs to right to left. The default implementation
    /// forwards the call to the next responder.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }

    // MARK: Menus

    /// Called when the edit menu of the responder, or of a responder that it contains, is opened, and on the app's delegate before the
    /// menu bar is displayed or one of its shortcuts is pressed. Change the elements with `builder`. The default implementation
    /// does nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before the menu bar displays a command that the responder performs. Change the command's title, state or attributes.
    /// The default implementation does nothing.
    open func validate(_ command: UICommand) {}

    /// Called when touches have begun in the responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches that began in the responder have moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches that began in the responder have ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system has canceled the touches, for example because a gesture was recognized.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when estimated properties of touches have been updated. No input device on Linux estimates them.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when the device is shaken, which a test can simulate; a computer does not report it.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device is no longer shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when the system has canceled a motion.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called when a remote control has sent a command, which a desktop does not report.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// Called when keys have been pressed.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when pressed keys have changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys have been released.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the system has canceled key presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Accessibility

    /// Called when an assistive technology activates the object, and returns whether it was activated. The default
    /// implementation returns `false`, after which the object is touched at its activation point.
    open func accessibilityActivate() -> Bool { false }
    /// Called when an assistive technology increases the value of an adjustable object.
    open func accessibilityIncrement() {}
    /// Called when an assistive technology decreases the value of an adjustable object.
    open func accessibilityDecrement() {}
    /// Called when an assistive technology scrolls, and returns whether the object has scrolled.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when the user closes a modal view with an assistive technology, and returns whether it was closed.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called when the user requests the app's main action with an assistive technology, and returns whether it was
    /// performed.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when an assistive technology has moved to the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology has moved away from the object.
    open func accessibilityElementDidLoseFocus() {}

    /// The window in which the responder can receive keys.
    final var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.viewIfLoaded { return view.window }
            responder = current.next
        }
        return nil
    }
}
