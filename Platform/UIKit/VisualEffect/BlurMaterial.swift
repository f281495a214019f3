extension UIBlurEffect.Style {
    /// The colour that lies over the blur.
    var fill: UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.09, green: 0.09, blue: 0.09, alpha: 0.94)
                : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
        }
    }
}
