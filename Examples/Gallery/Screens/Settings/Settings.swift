/// The settings that both settings screens edit.
struct Settings {
    var usesWiFi = true
    var isOffline = false
    var showsNotifications = true
    var playsSounds = true
    var version = "1.0"
}
