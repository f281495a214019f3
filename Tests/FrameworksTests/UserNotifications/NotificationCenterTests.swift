import Foundation
import Testing

@testable import UserNotifications

extension ScreenTests {
    @Suite @MainActor final class NotificationCenterTests {
        private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
            var options: UNNotificationPresentationOptions = [.banner, .sound]
            var presented: [String] = []
            var actions: [String] = []

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

        init() {
            center = UNUserNotificationCenter(authorization: AuthorizationStore(file: file), isAvailable: { true })
            center.delegate = delegate
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
                authorization: AuthorizationStore(file: file), isAvailable: { true })
            #expect(await later.notificationSettings().alertSetting == .enabled)
        }

        @Test("without a session bus, authorization is denied and requests fail")
        func denied() async throws {
            let center = UNUserNotificationCenter(
                authorization: AuthorizationStore(file: file), isAvailable: { false })
            #expect(try await !center.requestAuthorization(options: .alert))
            #expect(await center.notificationSettings().authorizationStatus == .denied)
            await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request()) }
            #expect(await center.pendingNotificationRequests().isEmpty)
            let programs = try FakePrograms(["notify-send": ""])
            programs.useNow {
                #expect(!DesktopNotifications.isAvailable(environment: [:]))
                #expect(DesktopNotifications.isAvailable(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]))
            }
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
            let programs = try FakePrograms(["notify-send": "echo default"])
            try await center.requestAuthorization()
            try await programs.use {
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.01, repeats: false)
                try await center.add(request("a", trigger) { $0.sound = .default })
                #expect(await eventually { !self.delegate.actions.isEmpty })
            }
            #expect(delegate.presented == ["a"])
            #expect(delegate.actions == [UNNotificationDefaultActionIdentifier])
            #expect(await center.pendingNotificationRequests().isEmpty)
            #expect(await center.deliveredNotifications().isEmpty)
        }

        @Test("a notification in the foreground is not displayed unless the delegate requests it")
        func foreground() async throws {
            let programs = try FakePrograms(["notify-send": "sleep 5"])
            try await center.requestAuthorization()
            delegate.options = []
            try await programs.use {
                try await center.add(request("a"))
                #expect(await eventually { !self.delegate.presented.isEmpty })
                #expect(await center.deliveredNotifications().isEmpty)
                NotificationCenter.default.post(
                    name: Notification.Name("UIApplicationDidEnterBackgroundNotification"), object: nil)
                try await center.add(request("b"))
                #expect(await eventually { programs.runs(of: "notify-send").count == 1 })
            }
            #expect(delegate.presented == ["a"])
            #expect(await center.deliveredNotifications().map(\.request.identifier) == ["b"])
            center.removeAllDeliveredNotifications()
            #expect(await center.deliveredNotifications().isEmpty)
        }

        @Test("a button of the category reports its action")
        func actions() async throws {
            let programs = try FakePrograms(["notify-send": "echo button-1"])
            try await center.requestAuthorization()
            center.setNotificationCategories([
                UNNotificationCategory(
                    identifier: "trail",
                    actions: [
                        UNNotificationAction(identifier: "open", title: "Open"),
                        UNNotificationAction(identifier: "later", title: "Later"),
                    ], intentIdentifiers: [])
            ])
            try await programs.use {
                try await center.add(request { $0.categoryIdentifier = "trail" })
                #expect(await eventually { !self.delegate.actions.isEmpty })
            }
            #expect(delegate.actions == ["later"])
            #expect(programs.runs(of: "notify-send").first?.contains("--action=button-1=Later") == true)
        }

        @Test("an asynchronous delegate is called, too")
        func asynchronousDelegate() async throws {
            let programs = try FakePrograms(["gdbus": ""])
            let delegate = AsyncDelegate()
            center.delegate = delegate
            try await center.requestAuthorization()
            try await programs.use {
                try await center.add(request { $0.title = "It's" })
                #expect(await eventually { !programs.runs(of: "gdbus").isEmpty })
            }
            #expect(programs.runs(of: "gdbus").first?.contains("'It\\'s'") == true)
        }
    }
}
