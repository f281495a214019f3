/// The sizes, in bytes, and the paths of some of the Gallery's own files.
enum GalleryFolder {
    static let listing = """
        552 App/GalleryApp.swift
        614 App/GallerySceneDelegate.swift
        2488 Pictures/GalleryPictures.swift
        3168 Screens/Chat/BubbleRow.swift
        1894 Screens/Chat/ChatViewController.swift
        45611 Screens/Garden/Garden.storyboard
        3147 Screens/Garden/GardenViewController.swift
        2422 Screens/Garden/Plant.swift
        2380 Screens/Garden/PlantEditorController.swift
        332 Screens/Garden/PlantTipsController.swift
        2655 Screens/Garden/PlantViewController.swift
        1045 Screens/Garden/WateringsViewController.swift
        743 Screens/Onboarding/OnboardingPage.swift
        3836 Screens/Onboarding/OnboardingPageViewController.swift
        2607 Screens/Onboarding/OnboardingViewController.swift
        364 Screens/Photos/Photo.swift
        2881 Screens/Photos/PhotoCell.swift
        4269 Screens/Photos/PhotoPainter.swift
        673 Screens/Photos/PhotoViewController.swift
        4731 Screens/Photos/PhotosViewController.swift
        9995 Screens/Root/GalleryScreen.swift
        2041 Screens/Root/GalleryState.swift
        1231 Screens/Root/GalleryViewController.swift
        4120 Screens/Root/ScreenIcon.swift
        205 Screens/Settings/Settings.swift
        2027 Screens/Settings/SettingsFormViewController.swift
        5337 Screens/Settings/SettingsTableViewController.swift
        3108 Screens/Store/Product.swift
        2126 Screens/Store/ProductArtwork.swift
        3712 Screens/Store/ProductCells.swift
        4573 Screens/Store/StoreLayout.swift
        1251 Screens/Store/StoreSupplementaryViews.swift
        4081 Screens/Store/StoreViewController.swift
        """
}
