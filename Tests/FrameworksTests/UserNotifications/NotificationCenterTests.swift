import BusFixtures
import DesktopBus
import Foundation
import Testing

@testable import UserNotifications

extension ScreenTests {
    @Suite @MainActor final class NotificationCenterTests {
        private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            var options: UNNotificationPresentationOptions = [.banner, .sound]
            var presented: [String] = []
            var actions: [String] = []
            var texts: [String] = []

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                presented.append(notification.request.identifier)
                completionHandler(options)
            }

            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                actions.append(response.actionIdentifier)
                if let response = response as? UNTextInputNotificationResponse { texts.append(response.userText) }
                completionHandler()
            }
        }

        private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { .banner }
        }

        private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        private let delegate = Delegate()
        private let center: UNUserNotificationCenter
        private let bus: PrivateBus

        init() throws {
            bus = try PrivateBus()
            center = UNUserNotificationCenter(
                authorization: AuthorizationStore(file: file), bus: .address(bus.address))
            center.delegate = delegate
        }

        /// Waits until the service has received a number of notifications, and returns the last one.
        private func notification(
            _ number: Int = 1, of service: FakeNotificationService
        ) async throws -> FakeNotificationService.Notification {
            try #require(await eventually { service.notifications.count == number })
            return try #require(service.notifications.last)
        }

        deinit {
            try? FileManager.default.removeItem(at: file)
        }

        private func request(
            _ identifier: String = "a", _ trigger: UNNotificationTrigger? = nil,
            configure: (UNMutableNotificationContent) -> Void = { _ in }
        ) -> UNNotificationRequest {
            let content = UNMutableNotificationContent()
            content.title = "Trail"
            content.body = "8 < 9"
            configure(content)
            return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
        }

        @Test("authorization is requested once and remains in later processes")
        func authorization() async throws {
            #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
            #expect(try await center.requestAuthorization(options: [.alert, .sound]))
            #expect(await center.notificationSettings().authorizationStatus == .authorized)
            let later = UNUserNotificationCenter(
                authorization: AuthorizationStore(file: file), bus: .address(bus.address))
            #expect(await later.notificationSettings().alertSetting == .enabled)
        }

        @Test("without a session bus, authorization is denied and requests fail")
        func denied() async throws {
            let names = ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
            let values = names.map { ProcessInfo.processInfo.environment[$0] }
            for name in names { unsetenv(name) }
            defer { for (name, value) in zip(names, values) { if let value { setenv(name, value, 1) } } }
            let center = UNUserNotificationCenter(authorization: AuthorizationStore(file: file), bus: .session)
            #expect(try await !center.requestAuthorization(options: .alert))
            #expect(await center.notificationSettings().authorizationStatus == .denied)
            await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request()) }
            #expect(await center.pendingNotificationRequests().isEmpty)
            await #expect(throws: (any Error).self) { try await center.setBadgeCount(1) }
        }

        @Test("pending requests are listed, replaced and removed")
        func pending() async throws {
            try await center.requestAuthorization()
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
            for name in ["a", "b", "a", "c"] { try await center.add(request(name, trigger)) }
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a", "c"])
            center.removePendingNotificationRequests(withIdentifiers: ["a"])
            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "c"])
            center.removeAllPendingNotificationRequests()
            #expect(await center.pendingNotificationRequests().isEmpty)
        }

        @Test("a request in the past is an error")
        func past() async throws {
            try await center.requestAuthorization()
            let past = DateComponents(year: 2001, month: 1, day: 1, hour: 9)
            await #expect(throws: UNError(.notificationInvalidNoDate)) {
                try await center.add(request("a", UNCalendarNotificationTrigger(dateMatching: past, repeats: false)))
            }
        }

        @Test("a notification fires after its time, is displayed, and reports the click")
        func delivery() async throws {
            let service = try await FakeNotificationService(on: bus)
            try await center.requestAuthorization()
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)
            try await center.add(request("a", trigger) { $0.sound = .default })
            let shown = try await notification(of: service)
            #expect(shown.title == "Trail" && shown.body == "8 &lt; 9" && shown.actions == ["default", ""])
            #expect(shown.hints["sound-name"]?.stringValue == "message-new-instant")
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
            try service.invoke("default", of: shown)
            #expect(await eventually { !self.delegate.actions.isEmpty })
            #expect(delegate.presented == ["a"])
            #expect(delegate.actions == [UNNotificationDefaultActionIdentifier])
            #expect(await center.pendingNotificationRequests().isEmpty)
            #expect(await center.deliveredNotifications().isEmpty)
        }

        @Test("a notification in the foreground is not displayed unless the delegate requests it")
        func foreground() async throws {
            let service = try await FakeNotificationService(on: bus)
            try await center.requestAuthorization()
            delegate.options = []
            try await center.add(request("a"))
            #expect(await eventually { !self.delegate.presented.isEmpty })
            #expect(await center.deliveredNotifications().isEmpty)
            NotificationCenter.default.post(
                name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
            try await center.add(request("b"))
            let shown = try await notification(of: service)
            #expect(delegate.presented == ["a"])
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["b"])
            center.removeAllDeliveredNotifications()
            #expect(await eventually { service.closed == [shown.identifier] })
            #expect(await center.deliveredNotifications().isEmpty)
        }

        private func setCategory() {
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "trail",
                    actions: [
                        UNNotificationAction(identifier: "open", title: "Open"),
                        UNTextInputNotificationAction(
                            identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
                            textInputPlaceholder: "Text"),
                    ], intentIdentifiers: [], options: .customDismissAction)
            ])
        }

        @Test("a button of the category reports its action, with the text that the user enters")
        func actions() async throws {
            let service = try await FakeNotificationService(on: bus)
            try await center.requestAuthorization()
            setCategory()
            try await center.add(request { $0.categoryIdentifier = "trail" })
            let last = try await notification(of: service)
            #expect(last.actions == ["default", "", "button-0", "Open", "inline-reply", "Reply"])
            #expect(last.hints["x-kde-reply-placeholder-text"]?.stringValue == "Text")
            try service.reply("Yes", to: last)
            #expect(await eventually { self.delegate.actions == ["reply"] && self.delegate.texts == ["Yes"] })
        }

        @Test("a dismissal is reported if the category requests it, and unknown actions are not")
        func dismissal() async throws {
            let service = try await FakeNotificationService(on: bus, capabilities: ["actions"])
            try await center.requestAuthorization()
            setCategory()
            try await center.add(request { $0.categoryIdentifier = "trail" })
            let shown = try await notification(of: service)
            #expect(shown.body == "8 < 9")
            #expect(shown.actions == ["default", "", "button-0", "Open", "button-1", "Reply"])
            try service.invoke("button-7", of: shown)
            #expect(await eventually { self.delegate.actions == [UNNotificationDismissActionIdentifier] })
        }

        @Test("without a service, a notification is closed instead of being listed as delivered")
        func missingService() async throws {
            try await center.requestAuthorization()
            setCategory()
            try await center.add(request { $0.categoryIdentifier = "trail" })
            #expect(await eventually { self.delegate.actions == [UNNotificationDismissActionIdentifier] })
        }

        @Test("the badge is sent to the docks of the desktop")
        func badge() async throws {
            let listener = try await bus.connect()
            var counts: [Int] = []
            let subscription = try listener.subscribe(
                to: DBusSignalMatch(interface: "com.canonical.Unity.LauncherEntry", name: "Update")
            ) { signal in
                let options = signal.arguments.last?.entriesByName ?? [:]
                counts.append(options["count-visible"]?.boolValue == true ? options["count"]?.intValue ?? -1 : 0)
            }
            _ = try await listener.hasOwner("org.freedesktop.DBus")
            try await center.setBadgeCount(3)
            try await center.setBadgeCount(0)
            #expect(await eventually { counts == [3, 0] })
            subscription.cancel()
        }

        @Test("in a sandbox the portal displays, activates and removes a notification")
        func portal() async throws {
            let portal = try await FakePortal(on: bus)
            let service = try await FakeNotificationService(on: bus)
            let center = UNUserNotificationCenter(
                authorization: AuthorizationStore(file: file), bus: .address(bus.address), prefersPortal: true)
            center.delegate = delegate
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "walk", actions: [UNNotificationAction(identifier: "go", title: "Go")],
                    intentIdentifiers: [])
            ])
            _ = try await center.requestAuthorization()
            try await center.add(
                request { content in
                    content.categoryIdentifier = "walk"
                    content.interruptionLevel = .timeSensitive
                })
            try #require(await eventually { portal.notifications.count == 1 })
            let content = portal.notifications[0].content
            #expect(content["title"] == .string("Trail") && content["body"] == .string("8 < 9"))
            #expect(content["priority"] == .string("urgent"))
            let button = content["buttons"]?.elements?.first?.entriesByName
            #expect(button?["label"] == .string("Go"))
            try portal.invoke(try #require(button?["action"]?.stringValue), of: portal.notifications[0])
            #expect(await eventually { delegate.actions == ["go"] })
            try await center.add(request("b"))
            try #require(await eventually { portal.notifications.count == 2 })
            center.removeAllDeliveredNotifications()
            #expect(await eventually { portal.removedNotifications == [portal.notifications[1].identifier] })
            #expect(service.notifications.isEmpty)
        }

        @Test("the portal displays a notification if the desktop has no notification service")
        func portalWithoutService() async throws {
            let portal = try await FakePortal(on: bus)
            _ = try await center.requestAuthorization()
            try await center.add(request())
            try #require(await eventually { portal.notifications.count == 1 })
            try portal.invoke("default", of: portal.notifications[0])
            #expect(await eventually { delegate.actions == [UNNotificationDefaultActionIdentifier] })
        }

        @Test("an asynchronous delegate is called, too")
        func asynchronousDelegate() async throws {
            let service = try await FakeNotificationService(on: bus)
            let delegate = AsyncDelegate()
            center.delegate = delegate
            try await center.requestAuthorization()
            try await center.add(request { $0.title = "It's" })
            #expect(try await notification(of: service).title == "It's")
        }
    }
}
