package dev.ectype.compiler.infer.relations;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProposeReferenceTest {
    private static List<String> references(TypeRef order) {
        return ModelFixture.pets()
                .type("Order", order)
                .operation("POST /orders", named("Order"), reply("201", named("Order")))
                .operation("GET /orders/{id}", null, reply("200", named("Order")))
                .inferred()
                .model()
                .relationships()
                .stream()
                .map(relationship -> relationship.name() + " " + relationship.kind() + " " + relationship.to())
                .toList();
    }

    @Test
    void findsIdentifiersShortFormsAndExpandableMembers() {
        TypeRef expandable = new UnionType(List.of(text(), named("Pet")), false, null, TypeNotes.NONE);
        TypeRef order = object(
                required("id", text()),
                member("petId", integer()),
                member("pet", object(member("id", integer()))),
                member("latest", expandable),
                member("pet_ids", array(integer())));
        assertThat(references(order))
                .containsExactly(
                        "orders.petId REFERENCE pets",
                        "orders.pet REFERENCE pets",
                        "orders.latest REFERENCE pets",
                        "orders.pet_ids MEMBERSHIP pets");
    }

    @Test
    void readsNoEnumerationAsAReference() {
        assertThat(references(object(required("id", text()), member("pet", oneOf("cat", "dog")))))
                .isEmpty();
    }

    @Test
    void readsANumberWithAPluralNameAsACount() {
        assertThat(references(object(required("id", text()), member("pets", integer()))))
                .isEmpty();
        assertThat(references(object(required("id", text()), member("pet", integer()))))
                .containsExactly("orders.pet REFERENCE pets");
    }

    @Test
    void readsAMemberWithAnIdentifierTypeAsAReference() {
        TypeRef pet = object(required("id", named("PetId")), member("name", text()));
        TypeRef order = object(required("id", text()), member("animal", named("PetId")), member("rank", named("Rank")));
        List<String> found = new ModelFixture()
                        .type("PetId", text())
                        .type("Rank", text())
                        .type("Pet", pet)
                        .type("Order", order)
                        .operation("POST /pets", named("Pet"), reply("201", named("Pet")))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                        .operation("POST /orders", named("Order"), reply("201", named("Order")))
                        .operation("GET /orders/{id}", null, reply("200", named("Order")))
                        .inferred()
                        .model()
                        .relationships()
                        .stream()
                        .map(relationship -> relationship.name() + " " + relationship.to())
                        .toList();
        assertThat(found).containsExactly("orders.animal pets");
    }

    @Test
    void aMemberMayEndInTheIdentifierOfTheOtherResource() {
        assertThat(new ModelFixture()
                        .type("Account", object(required("sid", text()), member("name", text())))
                        .type("Message", object(required("sid", text()), member("accountSid", text())))
                        .operation("POST /accounts", object(), reply("201", named("Account")))
                        .operation("GET /accounts/{sid}", null, reply("200", named("Account")))
                        .operation("POST /messages", object(), reply("201", named("Message")))
                        .operation("GET /messages/{sid}", null, reply("200", named("Message")))
                        .inferred()
                        .model()
                        .relationships())
                .extracting(relationship -> relationship.name() + " " + relationship.to())
                .containsExactly("messages.accountSid accounts");
    }
}
