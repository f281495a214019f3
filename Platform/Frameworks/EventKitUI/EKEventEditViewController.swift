@_exported import EventKit
internal import FrameworkViews
@_exported import UIKit

/// The outcome of editing an event.
public enum EKEventEditViewAction: Int, Sendable {
    /// The user canceled.
    case canceled = 0
    /// The event was saved.
    case saved = 1
    /// The event was deleted.
    case deleted = 2
}

/// A screen for a new event.
///
/// The event opens in the desktop's calendar program, as a file, when the user touches the button. The delegate receives
/// `.canceled`, because the event is not saved for the app.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// The object that is notified of the result. The app dismisses the screen in its method.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The calendars.
    open var eventStore: EKEventStore!
    /// The event, or `nil` for a new one.
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let canOpen = event.flatMap { CalendarFile($0) } != nil
        addMessage(
            MessageView.Message(
                title: event?.title ?? "New Event",
                detail: canOpen ? "The desktop's calendar program can add the event." : "This system has no calendar.",
                buttonTitle: canOpen ? "Open in Calendar" : nil
            ) { [weak self] in self?.openEvent() },
            title: "Event", onDone: { [weak self] in self?.finish() })
    }

    private func openEvent() {
        guard let event, let file = CalendarFile(event) else { return }
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(event.calendarItemIdentifier).ics")
        do {
            try Data(file.text.utf8).write(to: url, options: .atomic)
        } catch {
            return NSLog("The event could not be written: \(error)")
        }
        UIApplication.shared.open(url)
    }

    private func finish() {
        if let editViewDelegate {
            editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
        } else {
            dismiss(animated: true)
        }
    }
}

/// An object that is notified of the result of editing an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the user finished.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Returns the calendar for a new event, which is optional.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}
