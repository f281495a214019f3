/* A GtkListView with two-line rows, or a GtkGridView with five items of 78 pixels in a row, drawn by the cairo renderer.
 * usage: gtk_window list|grid ITEMS FRAMES PIXELS_PER_FRAME        with 0 frames it keeps running without scrolling */
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#include "report.h"

/* A list model that creates the objects of its rows on demand. */
typedef struct {
    GObject parent;
    guint number;
} Row;
typedef GObjectClass RowClass;
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)
static void row_init(Row *row) { (void)row; }
static void row_class_init(RowClass *klass) { (void)klass; }

typedef struct {
    GObject parent;
    guint rows;
} Model;
typedef GObjectClass ModelClass;

static GType model_item_type(GListModel *model)
{
    (void)model;
    return row_get_type();
}

static guint model_count(GListModel *model) { return ((Model *)model)->rows; }

static gpointer model_item(GListModel *model, guint position)
{
    if (position >= ((Model *)model)->rows)
        return NULL;
    Row *row = g_object_new(row_get_type(), NULL);
    row->number = position;
    return row;
}

static void model_interface(GListModelInterface *interface)
{
    interface->get_item_type = model_item_type;
    interface->get_n_items = model_count;
    interface->get_item = model_item;
}

G_DEFINE_TYPE_WITH_CODE(Model, model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_interface))
static void model_init(Model *model) { (void)model; }
static void model_class_init(ModelClass *klass) { (void)klass; }

static void set_up_row(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    for (int line = 0; line < 2; line++) {
        GtkWidget *label = gtk_label_new(NULL);
        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_box_append(GTK_BOX(box), label);
    }
    gtk_list_item_set_child(item, box);
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    const Row *row = gtk_list_item_get_item(item);
    GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *detail = gtk_widget_get_next_sibling(title);
    char text[64];
    snprintf(text, sizeof text, "Row %u", row->number);
    gtk_label_set_text(GTK_LABEL(title), text);
    snprintf(text, sizeof text, "Detail text for row number %u", (guint)((guint64)row->number * 7919 % 1000003));
    gtk_label_set_text(GTK_LABEL(detail), text);
}

static void set_up_item(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_widget_set_size_request(label, 74, 74);
    gtk_list_item_set_child(item, label);
}

static void bind_item(GtkSignalListItemFactory *factory, GtkListItem *item)
{
    (void)factory;
    const Row *row = gtk_list_item_get_item(item);
    GtkWidget *label = gtk_list_item_get_child(item);
    char text[16];
    snprintf(text, sizeof text, "%u", row->number);
    gtk_label_set_text(GTK_LABEL(label), text);
    for (guint color = 0; color < 7; color++) {
        snprintf(text, sizeof text, "color%u", color);
        if (row->number % 7 == color)
            gtk_widget_add_css_class(label, text);
        else
            gtk_widget_remove_css_class(label, text);
    }
}

/* Gives the items of the grid the size and the colors of the other programs. */
static void style_grid(void)
{
    GString *css = g_string_new(
        "gridview > child { padding: 2px; min-width: 74px; min-height: 74px; }"
        "gridview > child > label { border-radius: 8px; color: white; font-size: 15px; }");
    for (int color = 0; color < 7; color++)
        g_string_append_printf(
            css, "label.color%d { background: rgb(%d, %d, 178); }", color, 76 + 153 * color / 7, 102 + 127 * color / 7);
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, css->str, (gssize)css->len);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(provider);
    g_string_free(css, TRUE);
}

static GtkWidget *make_view(gboolean is_grid, GtkSelectionModel *selection)
{
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", is_grid ? G_CALLBACK(set_up_item) : G_CALLBACK(set_up_row), NULL);
    g_signal_connect(factory, "bind", is_grid ? G_CALLBACK(bind_item) : G_CALLBACK(bind_row), NULL);
    if (!is_grid) {
        GtkWidget *list = gtk_list_view_new(selection, factory);
        gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
        return list;
    }
    style_grid();
    GtkWidget *grid = gtk_grid_view_new(selection, factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), 5);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), 5);
    return grid;
}

typedef struct {
    GMainLoop *loop;
    GtkAdjustment *adjustment;
    int frames, ticked;
    double step, cpu_before, time_before;
    gboolean painted;
} Run;

static void after_paint(GdkFrameClock *clock, Run *run)
{
    (void)clock;
    if (run->painted)
        return;
    run->painted = TRUE;
    report_first_frame();
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
    (void)widget, (void)clock;
    Run *run = data;
    if (!run->painted)
        return G_SOURCE_CONTINUE;
    if (run->frames == 0)
        return G_SOURCE_REMOVE;
    if (run->ticked == 0) {
        run->cpu_before = report_seconds(CLOCK_PROCESS_CPUTIME_ID);
        run->time_before = report_seconds(CLOCK_MONOTONIC);
    }
    if (run->ticked++ == run->frames) {
        report_scrolled(run->frames, report_seconds(CLOCK_PROCESS_CPUTIME_ID) - run->cpu_before,
                        report_seconds(CLOCK_MONOTONIC) - run->time_before,
                        gtk_adjustment_get_value(run->adjustment));
        g_main_loop_quit(run->loop);
        return G_SOURCE_REMOVE;
    }
    gtk_adjustment_set_value(run->adjustment, gtk_adjustment_get_value(run->adjustment) + run->step);
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments)
{
    const gboolean is_grid = count > 1 && strcmp(arguments[1], "grid") == 0;
    if (count != 5 || (!is_grid && strcmp(arguments[1], "list") != 0)) {
        fprintf(stderr, "usage: gtk_window list|grid ITEMS FRAMES PIXELS_PER_FRAME\n");
        return 2;
    }
    gtk_init();
    Model *model = g_object_new(model_get_type(), NULL);
    model->rows = atoi(arguments[2]);

    GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(model)));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), make_view(is_grid, selection));
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));

    Run run = {
        .loop = g_main_loop_new(NULL, FALSE),
        .adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled)),
        .frames = atoi(arguments[3]),
        .step = atof(arguments[4]),
    };
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), &run);
    gtk_widget_add_tick_callback(window, tick, &run, NULL);
    g_main_loop_run(run.loop);
    return 0;
}
