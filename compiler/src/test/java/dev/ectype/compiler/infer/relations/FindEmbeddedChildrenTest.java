package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindEmbeddedChildrenTest {
    private static List<String> pieces(TypeRef line, TypeRef lines, TypeRef sent) {
        return new ModelFixture()
                        .type("Line", line)
                        .type("Order", object(required("id", text()), member("lines", lines)))
                        .operation("GET /order_lines/{id}", null, reply("200", named("Line")))
                        .operation("POST /orders", object(member("lines", sent)), reply("200", named("Order")))
                        .operation("GET /orders/{id}", null, reply("200", named("Order")))
                        .inferred()
                        .model()
                        .relationships()
                        .stream()
                        .filter(relationship -> relationship.kind() == Relationship.Kind.PIECES)
                        .map(relationship -> relationship.name() + " are " + relationship.to())
                        .toList();
    }

    private static final TypeRef LINE = object(required("id", text()), member("order", text()));
    private static final TypeRef SENT = array(object(member("quantity", text())));

    @Test
    void findsListElementsThatReferenceTheParent() {
        assertThat(pieces(LINE, array(named("Line")), SENT)).containsExactly("orders.lines are order_lines");
        assertThat(pieces(LINE, object(member("data", array(named("Line")))), SENT))
                .hasSize(1);
    }

    @Test
    void leavesUnsentListsAndElementsWithoutAReferenceAlone() {
        assertThat(pieces(LINE, array(named("Line")), text())).isEmpty();
        assertThat(pieces(object(required("id", text())), array(named("Line")), SENT))
                .isEmpty();
        assertThat(pieces(LINE, array(object(required("id", text()))), SENT)).isEmpty();
    }
}
