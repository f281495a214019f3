// A ListView of Qt Quick with two-line rows of 44 pixels, or a GridView with five items of 78 pixels in a row, drawn by
// the software renderer.
// usage: qt_window list|grid ITEMS FRAMES PIXELS_PER_FRAME        with 0 frames it keeps running without scrolling;
// with 0 pixels the list fades instead. WINDOW_SIZE is the size of the window, 390x844 by default.
// The environment variable FRAMES_PER_SECOND limits the frame rate.
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <cstdlib>
#include <cstring>

#include "report.h"

static const char *list_source = R"(
import QtQuick
ListView {
    property int items
    model: items
    reuseItems: true
    delegate: Item {
        required property int index
        width: ListView.view.width
        height: 44
        Text { x: 16; y: 4; text: "Row " + index; font.pixelSize: 17 }
        Text { x: 16; y: 25; text: "Detail text for row number " + (index * 7919) % 1000003; font.pixelSize: 12 }
        Rectangle { x: 16; y: 43; width: parent.width - 16; height: 1; color: "#c6c6c8" }
    }
}
)";

static const char *grid_source = R"(
import QtQuick
GridView {
    property int items
    model: items
    cellWidth: 78
    cellHeight: 78
    reuseItems: true
    delegate: Item {
        required property int index
        width: 78
        height: 78
        Rectangle {
            x: 2; y: 2; width: 74; height: 74; radius: 8
            color: Qt.rgba(0.3 + 0.6 * (index % 7) / 7, 0.4 + 0.5 * (index % 5) / 5, 0.7, 1)
            Text { anchors.centerIn: parent; text: index; font.pixelSize: 15; color: "white" }
        }
    }
}
)";

int main(int count, char **arguments)
{
    const bool is_grid = count > 1 && strcmp(arguments[1], "grid") == 0;
    if (count != 5 || (!is_grid && strcmp(arguments[1], "list") != 0)) {
        fprintf(stderr, "usage: qt_window list|grid ITEMS FRAMES PIXELS_PER_FRAME\n");
        return 2;
    }
    const int items = atoi(arguments[2]);
    const int frames = atoi(arguments[3]);
    const double step = atof(arguments[4]);

    QGuiApplication application(count, arguments);
    QQuickView view;
    QQmlComponent component(view.engine());
    component.setData(is_grid ? grid_source : list_source, QUrl());
    auto *list = qobject_cast<QQuickItem *>(component.createWithInitialProperties({{"items", items}}));
    if (!list) {
        qWarning() << component.errorString();
        return 1;
    }
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setContent(QUrl(), &component, list);
    int width = 390, height = 844;
    if (const char *size = getenv("WINDOW_SIZE"))
        sscanf(size, "%dx%d", &width, &height);
    view.resize(width, height);
    view.show();

    const char *frameRate = getenv("FRAMES_PER_SECOND");
    const double interval = frameRate ? 1 / atof(frameRate) : 0;
    double due = 0;
    // The window swaps several frames when it opens, so further scrolling waits for the pending one.
    bool isWaiting = false;
    const auto scroll = [&] {
        isWaiting = false;
        if (step == 0)
            list->setOpacity(list->opacity() == 0.6 ? 0.4 : 0.6);
        else
            list->setProperty("contentY", list->property("contentY").toDouble() + step);
        view.update();
    };

    bool isShown = false;
    int swapped = 0;
    double cpuBefore = 0;
    double timeBefore = 0;
    QObject::connect(
        &view, &QQuickView::frameSwapped, &application,
        [&] {
            if (!isShown) {
                isShown = true;
                report_first_frame();
                cpuBefore = report_seconds(CLOCK_PROCESS_CPUTIME_ID);
                timeBefore = report_seconds(CLOCK_MONOTONIC);
            }
            if (frames == 0 || isWaiting)
                return;
            if (swapped++ == frames) {
                const double cpu = report_seconds(CLOCK_PROCESS_CPUTIME_ID) - cpuBefore;
                const double wall = report_seconds(CLOCK_MONOTONIC) - timeBefore;
                report_scrolled(frames, cpu, wall, list->property("contentY").toDouble());
                application.quit();
                return;
            }
            const double now = report_seconds(CLOCK_MONOTONIC);
            isWaiting = true;
            due = due + interval > now ? due + interval : now;
            QTimer::singleShot(int((due - now) * 1000 + 0.5), Qt::PreciseTimer, &application, scroll);
        },
        Qt::QueuedConnection);
    return application.exec();
}
