package dev.ectype.compiler.graph.print;

import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.graph.BehaviorGraph;
import dev.ectype.compiler.graph.GraphSelection;
import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.json.JsonReader;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

final class GraphPrinterTest {
    private static final String HOSTILE = "x\"]<script>alert(1)</script>&\u202e\u0000--\\";

    private static BehaviorGraph orders() {
        ModelFixture described = ModelFixture.pets()
                .type(
                        "Order",
                        object(
                                required("id", text()),
                                member("petId", integer()),
                                member("status", oneOf("placed", "shipped"))))
                .operation("POST /orders", object(member("petId", integer())), reply("201", named("Order")))
                .operation("GET /orders/{id}", null, reply("200", named("Order")))
                .operation("POST /orders/{id}/ship", null, reply("200", named("Order")))
                .operation("GET /" + HOSTILE.replace("/", ""), null, reply("200", text()));
        return BehaviorGraph.of(described.inferred().model());
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void printsAnSvgThatIsWellFormedAndRunsNothing() throws Exception {
        Document svg = parsed(GraphPrinter.svg(orders()));
        assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(svg.getElementsByTagName("script").getLength()).isZero();
        assertThat(svg.getDocumentElement().getTextContent())
                .contains("pets", "orders", "/pets/{petId}", "placed", "alert(1)")
                .doesNotContain("\u202e");
    }

    @Test
    void operationsAndLinesOfAnSvgHaveNamesTooltipsAndAddresses() throws Exception {
        Document svg = parsed(GraphPrinter.svg(orders()));
        NodeList links = svg.getElementsByTagName("a");
        Set<String> targets = new LinkedHashSet<>();
        Set<String> anchors = new LinkedHashSet<>();
        for (int index = 0; index < links.getLength(); index++) {
            Element link = (Element) links.item(index);
            targets.add(link.getAttribute("href"));
            anchors.add("#" + link.getAttribute("id"));
            assertThat(link.getElementsByTagName("title").getLength()).isEqualTo(1);
        }
        assertThat(anchors).contains("#op-POST-orders-id-ship");
        anchors.add("#resource-pets");
        assertThat(anchors).containsAll(targets);
        assertThat(GraphPrinter.svg(orders()))
                .contains(
                        "<title>orders.petId → pets</title>",
                        ">petId</text></a>",
                        "svg:has(#resource-pets:hover) .n0{opacity:1}");
    }

    @Test
    void drawsTwoHundredOperationsOfAResourceAndCountsTheRest() throws Exception {
        ModelFixture described = new ModelFixture().type("Thing", object(required("id", text())));
        described.operation("POST /things", named("Thing"), reply("201", named("Thing")));
        for (int index = 0; index < 282; index++) {
            described.operation("POST /things/{id}/act" + index, null, reply("200", named("Thing")));
        }
        String text = parsed(
                        GraphPrinter.svg(BehaviorGraph.of(described.inferred().model())))
                .getDocumentElement()
                .getTextContent();
        assertThat(text).contains("and 83 more", "/things/{id}/act198").doesNotContain("/things/{id}/act199");
    }

    @Test
    void drawsOnlyTheSelection() {
        BehaviorGraph graph = orders();
        assertThat(new GraphSelection(List.of(), List.of(), List.of()).of(graph))
                .isSameAs(graph);
        BehaviorGraph orders = new GraphSelection(List.of("orders"), List.of(), List.of()).of(graph);
        assertThat(GraphSelection.everythingOf(orders).resources()).containsExactly("orders");
        assertThat(GraphSelection.everythingOf(orders).operations())
                .containsExactly("POST /orders", "GET /orders/{id}", "POST /orders/{id}/ship");
        assertThat(orders.behaviors()).hasSize(3);
        assertThat(orders.model().relationships()).isEmpty();
        BehaviorGraph both = new GraphSelection(List.of("pets"), List.of(), List.of("GET /orders/{id}")).of(graph);
        assertThat(GraphSelection.everythingOf(both).resources()).containsExactly("pets", "orders");
        assertThat(both.model().relationships()).hasSize(1);
        assertThat(GraphPrinter.json(both)).doesNotContain("\"operation\": \"POST /orders/{id}/ship\"");
    }

    @Test
    void printsAnSvgOfNothing() throws Exception {
        BehaviorGraph empty = BehaviorGraph.of(new ModelFixture().inferred().model());
        assertThat(parsed(GraphPrinter.svg(empty)).getDocumentElement().getTextContent())
                .contains("0 resources");
    }

    @Test
    void placesSixtyCardsWithoutOverlap() {
        ModelFixture described = new ModelFixture().type("Thing", object(required("id", text())));
        for (int index = 0; index < 60; index++) {
            String type = "Thing" + index;
            described
                    .type(type, object(required("id", text()), member("thing" + index / 2 + "Id", text())))
                    .operation("POST /thing" + index + "s", named(type), reply("201", named(type)))
                    .operation("GET /thing" + index + "s/{id}", null, reply("200", named(type)));
        }
        GraphView view = GraphView.of(BehaviorGraph.of(described.inferred().model()));
        List<Double> heights =
                view.nodes().stream().map(node -> new SvgCard(node).height()).toList();
        SvgLayout layout = new SvgLayout(view, heights, 0, 0);
        List<SvgLayout.Box> boxes = new ArrayList<>();
        for (int node = 0; node < 60; node++) {
            boxes.add(layout.box(node));
        }
        for (SvgLayout.Box one : boxes) {
            assertThat(boxes)
                    .filteredOn(other -> other != one && overlap(one, other))
                    .isEmpty();
        }
    }

    private static boolean overlap(SvgLayout.Box one, SvgLayout.Box other) {
        return one.x() < other.right()
                && other.x() < one.right()
                && one.y() < other.bottom()
                && other.y() < one.bottom();
    }

    @Test
    void printsMermaidWithoutCharactersOfItsOwn() {
        String flow = GraphPrinter.mermaid(orders());
        assertThat(flow).startsWith("flowchart LR\n").contains("r1 -.->|\"petId\"| r0");
        assertThat(GraphPrinter.mermaidStates(orders()))
                .contains("state \"placed\" as m1s0", "m1s0 --> m1s1", "[*] --> m1s0");
    }

    @Test
    void printsDotWithQuotedNames() {
        assertThat(GraphPrinter.dot(orders()))
                .contains("r1 -> r0 [style=dashed, label=\"petId\"];")
                .endsWith("}\n");
    }

    @Test
    void printsJsonThatReadsBackAndNeverChanges() {
        String json = GraphPrinter.json(orders());
        assertThat(json).isEqualTo(GraphPrinter.json(orders())).contains("\"operation\": \"POST /orders/{id}/ship\"");
        assertThat(JsonReader.read(json)).isNotNull();
    }
}
