package dev.ectype.compiler.graph.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Routes lines between cards: curves between columns, and straight lines between the cards of a column on the way. */
final class SvgRoute {
    private static final double TO_LANE = SvgLayout.ROW_GAP / 2;
    private static final double ARROW = 3;
    /** Lines through the same gap run side by side. */
    private static final int BESIDE = 5;

    private static final double APART = 4;

    private static final double FIRST = 27;
    private static final double LAST = 12;
    private static final double NAME = 13;

    private final TreeMap<Double, List<SvgLayout.Box>> columns = new TreeMap<>();

    SvgRoute(List<SvgLayout.Box> boxes) {
        boxes.forEach(
                box -> columns.computeIfAbsent(box.x(), x -> new ArrayList<>()).add(box));
        columns.values().forEach(column -> column.sort(Comparator.comparingDouble(SvgLayout.Box::y)));
    }

    /** Returns the path of a line. The number separates it from other lines on the same way. */
    String path(SvgLayout.Box from, SvgLayout.Box to, int number) {
        return path(from, to, from.y() + FIRST, number);
    }

    /**
     * Returns the height at which a line starts. Lines of one card start below each other to leave room for their
     * labels.
     */
    static double start(SvgLayout.Box from, int before, int all) {
        double room = from.height() - FIRST - LAST;
        double distance = all < 2 ? 0 : Math.min(NAME, room / (all - 1));
        return from.y() + FIRST + before * distance;
    }

    /** Returns the path of a line from a given height. */
    String path(SvgLayout.Box from, SvgLayout.Box to, double start, int number) {
        double end = to.y() + 27 + Math.min(14, Math.max(-14, (from.y() - to.y()) / 20));
        if (from.equals(to)) {
            return loop(from);
        }
        if (from.x() == to.x()) {
            double bow = from.right() + 30 + Math.min(34, Math.abs(start - end) / 16);
            return move(from.right(), start) + " C" + point(bow, start) + " " + point(bow, end) + " "
                    + point(to.right() + ARROW, end);
        }
        boolean leftward = from.x() > to.x();
        double x = leftward ? from.x() : from.right();
        double y = start;
        StringBuilder path = new StringBuilder(move(x, y));
        for (List<SvgLayout.Box> column : between(from, to)) {
            SvgLayout.Box any = column.get(0);
            double near = leftward ? any.right() : any.x();
            double far = leftward ? any.x() : any.right();
            double share = (near - x) / ((leftward ? to.right() : to.x()) - x);
            double lane = lane(column, y + (end - y) * share) + (number % BESIDE - BESIDE / 2) * APART;
            path.append(curve(x, y, near, lane)).append(" H").append(SvgText.number(far));
            x = far;
            y = lane;
        }
        return path.append(curve(x, y, leftward ? to.right() + ARROW : to.x() - ARROW, end))
                .toString();
    }

    private static String loop(SvgLayout.Box box) {
        double y = box.y() + 20;
        double x = box.right();
        return move(x, y) + " C" + point(x + 34, y - 4) + " " + point(x + 34, y + 30) + " " + point(x + 3, y + 26);
    }

    /** Returns the columns on the way, in order. */
    private List<List<SvgLayout.Box>> between(SvgLayout.Box from, SvgLayout.Box to) {
        boolean leftward = from.x() > to.x();
        var inside = columns.subMap(Math.min(from.x(), to.x()), false, Math.max(from.x(), to.x()), false);
        return List.copyOf((leftward ? inside.descendingMap() : inside).values());
    }

    /** Returns the nearest free height: above, between or below the cards of a column. */
    private static double lane(List<SvgLayout.Box> column, double wanted) {
        double nearest = column.get(0).y() - TO_LANE;
        for (SvgLayout.Box box : column) {
            double below = box.bottom() + TO_LANE;
            nearest = Math.abs(below - wanted) < Math.abs(nearest - wanted) ? below : nearest;
        }
        return nearest;
    }

    private static String curve(double x, double y, double toX, double toY) {
        double pull = Math.signum(toX - x) * Math.min(Math.abs(toX - x), Math.max(40, Math.abs(toX - x) * 0.45));
        return " C" + point(x + pull, y) + " " + point(toX - pull, toY) + " " + point(toX, toY);
    }

    private static String move(double x, double y) {
        return "M" + point(x, y);
    }

    private static String point(double x, double y) {
        return SvgText.number(x) + "," + SvgText.number(y);
    }
}
