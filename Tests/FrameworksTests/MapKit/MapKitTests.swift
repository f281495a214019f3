import Foundation
import MapKit
import ScreenDriver
import Testing

@Suite struct MapGeometryTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    @Test("a point on the map has the coordinate from which it was created")
    func points() {
        for coordinate in [
            berlin, CLLocationCoordinate2D(), CLLocationCoordinate2D(latitude: -80, longitude: -179.5),
        ] {
            let result = MKMapPoint(coordinate).coordinate
            #expect(abs(result.latitude - coordinate.latitude) < 1e-9)
            #expect(abs(result.longitude - coordinate.longitude) < 1e-9)
        }
        #expect(MKMapPoint(CLLocationCoordinate2D()).x == MKMapSize.world.width / 2)
        #expect(abs(MKMapPoint(CLLocationCoordinate2D()).y - MKMapSize.world.height / 2) < 1e-6)
    }

    @Test("a region in meters has the corresponding degrees")
    func meters() {
        let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        #expect(abs(region.span.latitudeDelta - 0.0898) < 0.0001)
        #expect(abs(region.span.longitudeDelta - 0.1476) < 0.0001)
        let north = CLLocation(latitude: berlin.latitude + region.span.latitudeDelta / 2, longitude: berlin.longitude)
        let south = CLLocation(latitude: berlin.latitude - region.span.latitudeDelta / 2, longitude: berlin.longitude)
        #expect(abs(north.distance(from: south) - 10_000) < 20)
    }

    @Test("rectangles unite, intersect and contain points")
    func rectangles() {
        let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(first.union(second).maxX == 15)
        #expect(first.intersection(second).width == 5)
        #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(MKMapRect.null.union(first).width == 10)
        #expect(first.contains(MKMapPoint(x: 9, y: 9)) && !first.contains(MKMapPoint(x: 10, y: 9)))
        #expect(first.insetBy(dx: 1, dy: 2).height == 6)
    }

    @Test("a meter has more points at higher latitudes") @MainActor
    func scale() {
        #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
        let circle = MKCircle(center: berlin, radius: 500)
        let rect = circle.boundingMapRect
        let west = MKMapPoint(x: rect.minX, y: rect.midY)
        #expect(abs(west.distance(to: MKMapPoint(x: rect.maxX, y: rect.midY)) - 1000) < 3)
    }
}

extension ScreenTests {
    @Suite @MainActor struct MapViewTests {
        private final class Delegate: NSObject, MKMapViewDelegate {
            var events: [String] = []

            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                annotation.title == "custom"
                    ? mapView.dequeueReusableAnnotationView(withIdentifier: "flag", for: annotation) : nil
            }

            func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
                events.append("select \(view.annotation?.title ?? "")")
            }

            func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { events.append("deselect") }

            func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { events.append("region") }
        }

        private final class FlagView: MKAnnotationView {
            let flag = "flag"

            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 20, height: 20)
            }

            required init?(coder: NSCoder) { nil }
        }

        private let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
            span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))

        private func makeMap() -> (HeadlessScreen, MKMapView, Delegate) {
            let screen = HeadlessScreen()
            let map = MKMapView()
            let delegate = Delegate()
            map.delegate = delegate
            screen.show(map)
            map.setRegion(region, animated: false)
            return (screen, map, delegate)
        }

        @Test("the visible region contains the requested one and has the proportions of the view")
        func visibleRegion() {
            let (_, map, delegate) = makeMap()
            #expect(delegate.events == ["region"])
            #expect(abs(map.centerCoordinate.latitude - 52.52) < 0.001)
            #expect(map.region.span.latitudeDelta >= 0.1 - 1e-9 && map.region.span.longitudeDelta >= 0.1 - 1e-9)
            let rect = map.visibleMapRect
            #expect(abs(rect.width / rect.height - Double(map.bounds.width / map.bounds.height)) < 1e-9)
        }

        @Test("coordinates and points are converted in both directions")
        func conversion() {
            let (_, map, _) = makeMap()
            let center = map.convert(map.centerCoordinate, toPointTo: map)
            #expect(abs(center.x - map.bounds.midX) < 1e-6 && abs(center.y - map.bounds.midY) < 1e-6)
            let point = CGPoint(x: 30, y: 200)
            let result = map.convert(map.convert(point, toCoordinateFrom: map), toPointTo: map)
            #expect(abs(result.x - point.x) < 1e-6 && abs(result.y - point.y) < 1e-6)
            #expect(map.convert(CGPoint.zero, toCoordinateFrom: map).latitude > 52.52)
        }

        @Test("annotations have views at their places, which taps select")
        func annotations() {
            let (screen, map, delegate) = makeMap()
            let pin = MKPointAnnotation()
            pin.title = "pin"
            pin.coordinate = map.convert(CGPoint(x: 100, y: 300), toCoordinateFrom: map)
            map.addAnnotation(pin)
            screen.settle()
            #expect(map.view(for: pin) is MKMarkerAnnotationView)
            delegate.events = []
            screen.tap(at: CGPoint(x: 100, y: 300))
            screen.settle()
            #expect(delegate.events == ["select pin"])
            #expect(map.selectedAnnotations.count == 1)
            screen.tap(at: CGPoint(x: 300, y: 700))
            screen.settle()
            #expect(delegate.events == ["select pin", "deselect"])
            map.removeAnnotation(pin)
            #expect(map.annotations.isEmpty && map.view(for: pin) == nil)
        }

        @Test("views of a registered class are created by its own initializer and reused")
        func reuse() {
            let (_, map, delegate) = makeMap()
            defer { withExtendedLifetime(delegate) {} }
            map.register(FlagView.self, forAnnotationViewWithReuseIdentifier: "flag")
            let first = MKPointAnnotation(coordinate: region.center, title: "custom", subtitle: nil)
            map.addAnnotation(first)
            let view = map.view(for: first) as? FlagView
            #expect(view?.flag == "flag" && view?.reuseIdentifier == "flag" && view?.bounds.width == 20)
            map.removeAnnotation(first)
            let second = MKPointAnnotation(coordinate: region.center, title: "custom", subtitle: nil)
            map.addAnnotation(second)
            #expect(map.view(for: second) === view)
            #expect(view?.annotation === second)
        }

        @Test("shown annotations are inside the visible region")
        func shownAnnotations() {
            let (_, map, _) = makeMap()
            let places = [(10.0, 20.0), (-30, 60), (5, 5)].map {
                MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
            }
            map.showAnnotations(places, animated: true)
            #expect(map.annotations.count == 3)
            #expect(places.allSatisfy { map.visibleMapRect.contains(MKMapPoint($0.coordinate)) })
        }

        @Test("a place and directions open in the browser")
        func mapItems() {
            let (screen, _, _) = makeMap()
            let item = MKMapItem(placemark: MKPlacemark(coordinate: region.center))
            #expect(item.openInMaps())
            #expect(
                item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking])
            )
            #expect(!MKMapItem.forCurrentLocation().openInMaps())
            #expect(
                screen.openedURLs.map(\.absoluteString) == [
                    "https://www.openstreetmap.org/?mlat=52.520000&mlon=13.405000#map=16/52.520000/13.405000",
                    "https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=;52.520000,13.405000",
                ])
            screen.tap("Open in Browser")
            #expect(screen.openedURLs.count == 3)
        }

        @Test("searches for places and directions fail")
        func searches() async {
            await #expect(throws: MKError(.placemarkNotFound)) {
                _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start().mapItems.count
            }
            var error: MKError?
            MKDirections(request: MKDirections.Request()).calculate { error = $1 as? MKError }
            #expect(await eventually { error == MKError(.directionsNotFound) })
        }
    }
}
