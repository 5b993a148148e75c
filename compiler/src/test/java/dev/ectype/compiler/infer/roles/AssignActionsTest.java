package dev.ectype.compiler.infer.roles;

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
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AssignActionsTest {
    private static ModelFixture invoices(String words, TypeRef reply) {
        TypeRef invoice = object(
                required("id", text()), member("status", oneOf("draft", "open", "paid", "uncollectible", "void")));
        return new ModelFixture()
                .type("Invoice", invoice)
                .operation("POST /invoices", object(), reply("200", named("Invoice")))
                .operation("GET /invoices/{id}", null, reply("200", named("Invoice")))
                .operation(words, null, reply("200", reply));
    }

    private static String role(String verb) {
        String words = "POST /invoices/{id}/" + verb;
        return invoices(words, named("Invoice")).roleOf(words);
    }

    @Test
    void readsTheStateThatAVerbLeadsTo() {
        assertThat(role("void")).isEqualTo("invoices transition status [draft, open, uncollectible] -> void");
        assertThat(role("pay")).isEqualTo("invoices transition status [draft, open, uncollectible] -> paid");
        assertThat(role("mark_uncollectible")).isEqualTo("invoices transition status [draft, open] -> uncollectible");
    }

    @Test
    void finalizesToTheNextState() {
        assertThat(role("finalize")).isEqualTo("invoices transition status [draft] -> open");
    }

    @Test
    void startsFromTheStatesThatTheTextNamesAndFromTheInitialState() {
        assertThat(role("void", "Void an open invoice.")).isEqualTo("invoices transition status [draft, open] -> void");
        assertThat(role("void", "Voids an invoice. Only draft or open invoices can be voided."))
                .isEqualTo("invoices transition status [draft, open] -> void");
        assertThat(role("void", "Voids an invoice. The status must be uncollectible."))
                .isEqualTo("invoices transition status [draft, uncollectible] -> void");
        assertThat(role("void", "Voids an invoice. Only drafts are free."))
                .isEqualTo("invoices transition status [draft, open, uncollectible] -> void");
        assertThat(role("void", "Voids the invoice. It must not be open."))
                .isEqualTo("invoices transition status [draft, open, uncollectible] -> void");
    }

    @Test
    void leadsToTheStateThatTheTextNames() {
        assertThat(role("send", "Sends an invoice. Its status is set to open."))
                .isEqualTo("invoices transition status [draft, uncollectible] -> open");
        assertThat(role("settle", "Marks a draft invoice as paid."))
                .isEqualTo("invoices transition status [draft] -> paid");
        assertThat(role("send", "If nobody answers, the status is set to void."))
                .isEqualTo("invoices custom action");
    }

    private static String role(String verb, String description) {
        String words = "POST /invoices/{id}/" + verb;
        return invoices(words, named("Invoice")).describedAs(description).roleOf(words);
    }

    @Test
    void assignsACustomActionToAVerbWithoutAState() {
        assertThat(role("send")).isEqualTo("invoices custom action");
    }

    @Test
    void leavesActionsWithAnotherReplyTypeAlone() {
        String words = "POST /invoices/{id}/send";
        ModelFixture described = invoices(words, object(required("id", text()), member("queued", integer())));
        assertThat(described.roleOf(words)).isEqualTo("none");
    }

    @Test
    void derivesStatesFromVerbs() {
        assertThat(Verbs.resultOf("cancel", List.of("canceled"))).isEqualTo("canceled");
        assertThat(Verbs.resultOf("cancel", List.of("cancelled"))).isEqualTo("cancelled");
        assertThat(Verbs.resultOf("close", List.of("open", "closed"))).isEqualTo("closed");
        assertThat(Verbs.resultOf("adopt", List.of("available", "adopted"))).isEqualTo("adopted");
        assertThat(Verbs.resultOf("deny", List.of("denied"))).isEqualTo("denied");
        assertThat(Verbs.resultOf("reopen", List.of("open", "closed"))).isEqualTo("open");
        assertThat(Verbs.resultOf("ship", List.of("open", "closed"))).isNull();
    }

    @Test
    void startsUnreachableActionsFromTheInitialState() {
        TypeRef plan = object(required("id", text()), member("status", oneOf("active", "canceled", "paused")));
        ModelFixture plans = new ModelFixture()
                .type("Plan", plan)
                .operation("POST /plans", object(), reply("200", named("Plan")))
                .operation("GET /plans/{id}", null, reply("200", named("Plan")))
                .operation("POST /plans/{id}/cancel", null, reply("200", named("Plan")))
                .operation("POST /plans/{id}/resume", null, reply("200", named("Plan")));
        assertThat(plans.roleOf("POST /plans/{id}/resume"))
                .isEqualTo("plans transition status [active, paused] -> active");
        plans.operation("POST /plans/{id}/pause", null, reply("200", named("Plan")));
        assertThat(plans.roleOf("POST /plans/{id}/resume")).isEqualTo("plans transition status [paused] -> active");
    }

    private static ModelFixture articles(String words) {
        TypeRef article = object(
                required("slug", text()),
                required("favorited", bool()),
                required("favoritesCount", integer()),
                member("isLocked", bool()),
                member("disabled", bool()),
                member("following", bool()),
                member("archivedAt", new NullableType(text("date-time"), TypeNotes.NONE)),
                member("assignee", text()));
        return new ModelFixture()
                .type("Article", article)
                .operation("POST /articles", object(), reply("200", named("Article")))
                .operation("GET /articles/{slug}", null, reply("200", named("Article")))
                .operation(words, object(member("assignee", text())), reply("200", named("Article")));
    }

    private static TypeRef bool() {
        return new BooleanType(TypeNotes.NONE);
    }

    private static String marked(String words) {
        return articles(words).roleOf(words);
    }

    @Test
    void setsTheFlagOfAVerb() {
        assertThat(marked("POST /articles/{slug}/favorite"))
                .isEqualTo("articles set flag favorited counted by favoritesCount");
        assertThat(marked("DELETE /articles/{slug}/favorite"))
                .isEqualTo("articles clear flag favorited counted by favoritesCount");
        assertThat(marked("PUT /articles/{slug}/lock")).isEqualTo("articles set flag isLocked");
        assertThat(marked("POST /articles/{slug}/enable")).isEqualTo("articles clear flag disabled");
        assertThat(marked("POST /articles/{slug}/unlock")).isEqualTo("articles clear flag isLocked");
        assertThat(marked("POST /articles/{slug}/follow")).isEqualTo("articles set flag following");
        assertThat(marked("POST /articles/{slug}:archive")).isEqualTo("articles set flag archivedAt");
        assertThat(marked("POST /articles/{slug}/unarchive")).isEqualTo("articles clear flag archivedAt");
        assertThat(marked("POST /articles/{slug}/lifecycle/lock")).isEqualTo("articles set flag isLocked");
    }

    @Test
    void changesTheMembersInTheBodyOfAnAction() {
        assertThat(marked("POST /articles/{slug}/assign")).isEqualTo("articles custom action that updates");
        assertThat(marked("POST /articles/{slug}/copy")).isEqualTo("articles custom action");
    }

    @Test
    void actsOnResourcesWithASecondPath() {
        String words = "POST /helpers/invoices/{id}/pay";
        assertThat(invoices(words, named("Invoice")).roleOf(words))
                .isEqualTo("invoices transition status [draft, open, uncollectible] -> paid");
    }

    @Test
    void undoesAStateByDeletingItsVerb() {
        String words = "DELETE /invoices/{id}/void";
        ModelFixture invoices = invoices(words, named("Invoice"))
                .operation("POST /invoices/{id}/void", null, reply("200", named("Invoice")));
        assertThat(invoices.roleOf(words)).isEqualTo("invoices transition status [void] -> draft");
    }

    @Test
    void switchesIdempotently() {
        TypeRef hook = object(required("id", text()), member("status", oneOf("active", "inactive", "deleted")));
        ModelFixture hooks = new ModelFixture()
                .type("Hook", hook)
                .operation("POST /hooks", object(), reply("200", named("Hook")))
                .operation("GET /hooks/{id}", null, reply("200", named("Hook")))
                .operation("POST /hooks/{id}/activate", null, reply("200", named("Hook")));
        assertThat(hooks.roleOf("POST /hooks/{id}/activate"))
                .isEqualTo("hooks transition status [active, inactive] -> active");
    }

    @Test
    void aVerbWithoutContentActsOnAnInstanceThatMustExist() {
        String words = "POST /invoices/{id}/remind";
        assertThat(new ModelFixture()
                        .type("Invoice", object(required("id", text()), member("note", text())))
                        .operation("POST /invoices", object(), reply("200", named("Invoice")))
                        .operation("GET /invoices/{id}", null, reply("200", named("Invoice")))
                        .operation(words, null, reply("204", null))
                        .roleOf(words))
                .isEqualTo("invoices custom action without content");
    }

    @Test
    void aVerbBelowAnotherWordActsOnTheInstanceThatItReturns() {
        String words = "POST /invoices/{id}/lifecycle/verify";
        ModelFixture described = new ModelFixture()
                .type("Invoice", object(required("id", text()), member("note", text()), member("total", text())))
                .type("Brief", object(required("id", text()), member("note", text())))
                .operation("POST /invoices", object(), reply("200", named("Invoice")))
                .operation("GET /invoices/{id}", null, reply("200", named("Invoice")))
                .operation(words, null, reply("200", named("Invoice")))
                .operation("POST /invoices/{id}/lines/insert", null, reply("200", named("Brief")));
        assertThat(described.roleOf(words)).isEqualTo("invoices custom action");
        assertThat(described.roleOf("POST /invoices/{id}/lines/insert")).isEqualTo("none");
    }

    @Test
    void theMeaningOfAStateNamesThoseThatLeadToIt() {
        TypeRef payment = object(
                required("id", text()), member("status", oneOf("pending", "authorized", "captured", "refunded")));
        ModelFixture payments = new ModelFixture()
                .type("Payment", payment)
                .operation("POST /payments", object(), reply("200", named("Payment")))
                .operation("GET /payments/{id}", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/authorize", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/capture", null, reply("200", named("Payment")))
                .operation("POST /payments/{id}/refund", null, reply("200", named("Payment")));
        assertThat(payments.roleOf("POST /payments/{id}/capture"))
                .isEqualTo("payments transition status [authorized] -> captured");
        assertThat(payments.roleOf("POST /payments/{id}/refund"))
                .isEqualTo("payments transition status [captured] -> refunded");
    }
}
