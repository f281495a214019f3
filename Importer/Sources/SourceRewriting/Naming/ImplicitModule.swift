/// A module that other modules export on Apple's platforms, so that files use its names without importing it.
public struct ImplicitModule: Sendable {
    /// The name of the module.
    public let name: String
    /// The modules with the same names, including the module.
    private let modules: Set<String>
    private let names: Set<String>
    private let prefixes: [String]

    private init(_ name: String, alternatives: Set<String> = [], names: Set<String> = [], prefixes: [String] = []) {
        self.name = name
        modules = alternatives.union([name])
        self.names = names
        self.prefixes = prefixes
    }

    /// Whether the module declares a name, which other modules rarely do.
    public func declares(_ name: String) -> Bool { names.contains(name) || prefixes.contains(where: name.hasPrefix) }

    /// Returns the names of the module that a file uses without importing it. A file without imports cannot use them.
    public func unimportedNames(among names: some Sequence<String>, imports: Set<String>) -> Set<String> {
        guard !imports.isEmpty, imports.isDisjoint(with: modules) else { return [] }
        return Set(names.filter(declares))
    }

    /// All modules that Apple's Foundation and UIKit export, and that are modules of their own on Linux.
    public static let all = [combine, userNotifications, security, darwin]

    /// Whether a module declares a constant or function, whose name begins with a lowercase letter.
    static func declareConstant(_ name: String) -> Bool { all.contains { $0.declares(name) } }

    private static let combine = ImplicitModule(
        "Combine", alternatives: ["OpenCombine", "OpenCombineShim", "CombineX", "CXShim"],
        names: [
            "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "AnyPublisher",
            "AnySubscriber", "PassthroughSubject", "CurrentValueSubject", "ConnectablePublisher", "Publishers",
            "Subscribers",
        ])

    private static let darwin = ImplicitModule(
        "DarwinCompatibility", alternatives: ["Darwin"],
        names: [
            "HUGE", "MAXFLOAT", "MeasurementFormatter", "NSInteger", "NSUInteger", "NSEC_PER_MSEC", "NSEC_PER_SEC",
            "NSEC_PER_USEC", "USEC_PER_SEC", "kern_return_t",
            "mach_absolute_time", "mach_continuous_time", "mach_timebase_info", "mach_timebase_info_data_t",
            "pthread_main_np", "pthread_threadid_np", "strlcat", "strlcpy", "sysctlbyname",
        ])

    private static let security = ImplicitModule(
        "Security",
        names: [
            "SecCopyErrorMessageString", "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate",
            "SecRandomCopyBytes",
        ], prefixes: ["kSec", "errSec"])

    private static let userNotifications = ImplicitModule(
        "UserNotifications",
        names: [
            "UNAlertStyle", "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger",
            "UNError",
            "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionOptions",
            "UNNotificationAttachment", "UNNotificationCategory", "UNNotificationCategoryOptions",
            "UNNotificationContent",
            "UNNotificationInterruptionLevel", "UNNotificationPresentationOptions", "UNNotificationRequest",
            "UNNotificationResponse", "UNNotificationSetting", "UNNotificationSettings", "UNNotificationSound",
            "UNNotificationSoundName", "UNNotificationTrigger", "UNPushNotificationTrigger", "UNShowPreviewsSetting",
            "UNTextInputNotificationAction", "UNTextInputNotificationResponse", "UNTimeIntervalNotificationTrigger",
            "UNUserNotificationCenter", "UNUserNotificationCenterDelegate",
        ])
}
