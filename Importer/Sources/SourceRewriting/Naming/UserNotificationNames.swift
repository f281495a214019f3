/// The names of UserNotifications.
///
/// Apple's UIKit exports UserNotifications, so that files use these names without importing it.
public enum UserNotificationNames {
    /// The names of types.
    public static let types: Set<String> = [
        "UNAlertStyle", "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger", "UNError",
        "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionOptions",
        "UNNotificationAttachment", "UNNotificationCategory", "UNNotificationCategoryOptions", "UNNotificationContent",
        "UNNotificationInterruptionLevel", "UNNotificationPresentationOptions", "UNNotificationRequest",
        "UNNotificationResponse", "UNNotificationSetting", "UNNotificationSettings", "UNNotificationSound",
        "UNNotificationSoundName", "UNNotificationTrigger", "UNPushNotificationTrigger", "UNShowPreviewsSetting",
        "UNTextInputNotificationAction", "UNTextInputNotificationResponse", "UNTimeIntervalNotificationTrigger",
        "UNUserNotificationCenter", "UNUserNotificationCenterDelegate",
    ]
}
