@main enum GalleryPictures { static func main() {} }
