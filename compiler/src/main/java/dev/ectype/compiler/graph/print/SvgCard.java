package dev.ectype.compiler.graph.print;

import dev.ectype.compiler.ir.resource.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws the card of one resource: its name, identity, states and operations. */
final class SvgCard {
    /** Operations on a card. The card only counts further operations. */
    static final int MOST_OPERATIONS = 200;

    private static final double HEADER = 54;
    private static final double ROW = 21;
    private static final double CHIPS = 24;
    private static final double PADDING = 16;
    private static final double STATE_CHARACTER = 5.9;

    private final GraphView.Node node;
    private final List<List<String>> states;

    SvgCard(GraphView.Node node) {
        this.node = node;
        this.states = stateRows(node.resource());
    }

    double height() {
        int count = Math.min(node.operations().size(), MOST_OPERATIONS);
        int rows = count + (node.operations().size() > count ? 1 : 0);
        return HEADER + states.size() * CHIPS + (states.isEmpty() ? 0 : 6) + rows * ROW + 12;
    }

    void draw(SvgLayout.Box box, SvgAnchors anchors, StringBuilder svg) {
        Resource resource = node.resource();
        svg.append("<g class=\"card\" id=\"").append(anchors.of(node)).append("\"><title>");
        svg.append(SvgText.escaped(resource.name().value())).append("</title>");
        rect(svg, "body", box.x(), box.y(), box.width(), box.height(), 14);
        double x = box.x() + PADDING;
        text(svg, "name", x, box.y() + 27, SvgText.fitted(resource.name().value(), isFlagged(resource) ? 20 : 28));
        text(svg, "id", x, box.y() + 44, SvgText.fitted(identity(resource), 44));
        flag(box, svg);
        double y = box.y() + HEADER + 4;
        for (List<String> row : states) {
            drawStates(row, x, y, svg);
            y += CHIPS;
        }
        y += states.isEmpty() ? 0 : 6;
        int count = Math.min(node.operations().size(), MOST_OPERATIONS);
        for (GraphView.Operation operation : node.operations().subList(0, count)) {
            drawOperation(operation, anchors, x, y, svg);
            y += ROW;
        }
        int more = node.operations().size() - count;
        if (more > 0) {
            text(svg, "more", x, y + 12, "and " + more + " more");
        }
        svg.append("</g>\n");
    }

    /** Draws a row with a tooltip that links to its own anchor. */
    static void drawOperation(
            GraphView.Operation operation, SvgAnchors anchors, double x, double y, StringBuilder svg) {
        String anchor = anchors.of(operation);
        svg.append("<a class=\"op\" id=\"").append(anchor).append("\" href=\"#").append(anchor);
        svg.append("\"><title>").append(SvgText.escaped(tooltip(operation))).append("</title>");
        String badge = SvgText.fitted(operation.badge(), 8);
        String kind = badge.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
        rect(svg, "row", x - 6, y - 3, SvgLayout.CARD_WIDTH - 2 * PADDING + 12, ROW, 6);
        rect(svg, "pill " + kind, x, y, 50, 15, 7.5);
        text(svg, "badge", x + 25, y + 10.8, badge);
        text(svg, "path", x + 58, y + 11.3, SvgText.fitted(operation.text(), 34));
        svg.append("</a>");
    }

    private static String tooltip(GraphView.Operation operation) {
        String call = operation.badge() + " " + operation.text();
        String name = operation.name().equals(call) ? "" : "\n" + operation.name();
        String about = operation.about().isBlank() ? "" : "\n" + SvgText.fitted(operation.about(), 300);
        return call.strip() + name + about;
    }

    private static boolean isFlagged(Resource resource) {
        return resource.singleton() || resource.seeded();
    }

    private void flag(SvgLayout.Box box, StringBuilder svg) {
        Resource resource = node.resource();
        String flag = resource.singleton() ? "singleton" : resource.seeded() ? "seeded" : "";
        if (!flag.isEmpty()) {
            text(svg, "flag", box.right() - PADDING, box.y() + 26, flag);
        }
    }

    private static String identity(Resource resource) {
        String keys = resource.identity().keys().isEmpty()
                ? ""
                : " or " + String.join(", ", resource.identity().keys());
        String style = resource.identity().style().getClass().getSimpleName();
        return String.join(".", resource.identity().path().names()) + keys + " · " + spaced(style);
    }

    private static String spaced(String camel) {
        return camel.replaceAll("([a-z])([A-Z])", "$1 $2").toLowerCase(Locale.ROOT);
    }

    private static List<List<String>> stateRows(Resource resource) {
        List<List<String>> rows = new ArrayList<>();
        double used = Double.MAX_VALUE;
        Resource.Lifecycle lifecycle = resource.lifecycle();
        for (String state : lifecycle == null ? List.<String>of() : lifecycle.states()) {
            double width = width(state) + 6;
            if (used + width > SvgLayout.CARD_WIDTH - 2 * PADDING) {
                if (rows.size() == 3) {
                    rows.get(2).set(rows.get(2).size() - 1, "…");
                    return rows;
                }
                rows.add(new ArrayList<>());
                used = 0;
            }
            rows.get(rows.size() - 1).add(state);
            used += width;
        }
        return rows;
    }

    private static double width(String state) {
        String count = SvgText.fitted(state, 26);
        return count.codePointCount(0, count.length()) * STATE_CHARACTER + 16;
    }

    private void drawStates(List<String> row, double x, double y, StringBuilder svg) {
        double at = x;
        Resource.Lifecycle lifecycle = node.resource().lifecycle();
        for (String state : row) {
            double width = width(state);
            boolean first = lifecycle != null && state.equals(lifecycle.states().get(0));
            rect(svg, first ? "state first" : "state", at, y, width, 18, 9);
            text(svg, "chip", at + width / 2, y + 12.6, SvgText.fitted(state, 26));
            at += width + 6;
        }
    }

    private static void rect(
            StringBuilder svg, String kind, double x, double y, double width, double height, double radius) {
        svg.append("<rect class=\"").append(kind).append("\" x=\"").append(SvgText.number(x));
        svg.append("\" y=\"").append(SvgText.number(y)).append("\" width=\"").append(SvgText.number(width));
        svg.append("\" height=\"").append(SvgText.number(height)).append("\" rx=\"");
        svg.append(SvgText.number(radius)).append("\"/>");
    }

    private static void text(StringBuilder svg, String kind, double x, double y, String text) {
        svg.append("<text class=\"").append(kind).append("\" x=\"").append(SvgText.number(x));
        svg.append("\" y=\"").append(SvgText.number(y)).append("\">");
        svg.append(SvgText.escaped(text)).append("</text>");
    }
}
