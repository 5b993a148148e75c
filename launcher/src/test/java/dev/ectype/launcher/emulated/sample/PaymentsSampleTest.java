package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PaymentsSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("payments", "Authorization", "Bearer any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static String customer(String email) {
        return api.create("/customers", "{'name':'Ines','email':'" + email + "'}", "id");
    }

    private static String card() {
        String card = "{'brand':'visa','last_digits':'4242','expiry_month':8,'expiry_year':2031}";
        return api.create("/payment_methods", "{'type':'card','card':" + card + "}", "id");
    }

    private static String intent(String more) {
        return "/payment_intents/"
                + api.create("/payment_intents", "{'amount':4990,'currency':'eur'" + more + "}", "id");
    }

    @Test
    void aCustomerIsFoundByItsUniqueEmail() {
        String ines = customer("ines@example.com");
        customer("bo@example.com");
        assertThat(api.get("/customers?email=ines@example.com").each("data", "id"))
                .containsExactly(ines);
        Reply refused = api.post("/customers", "{'name':'Eve','email':'ines@example.com'}");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.at("error/code")).isEqualTo("resource_exists");
        assertThat(refused.at("error/param")).isEqualTo("email");
    }

    @Test
    void customersAreListedNewestFirstInPages() {
        String first = customer("a@example.com");
        String second = customer("b@example.com");
        Reply page = api.get("/customers?limit=1");
        assertThat(page.each("data", "id")).containsExactly(second);
        assertThat(page.at("has_more")).isEqualTo("true");
        Reply last = api.get("/customers?limit=1&after=" + second);
        assertThat(last.each("data", "id")).containsExactly(first);
        assertThat(last.at("has_more")).isEqualTo("false");
        assertThat(api.get("/customers?before=" + first).each("data", "id")).containsExactly(second);
    }

    @Test
    void anUpdateKeepsOtherMembersAndADeletionRemovesTheInstance() {
        String path = "/customers/" + customer("ines@example.com");
        assertThat(api.patch(path, "{'phone':'+351 21'}").at("phone")).isEqualTo("+351 21");
        assertThat(api.get(path).at("email")).isEqualTo("ines@example.com");
        assertThat(api.delete(path).status()).isEqualTo(204);
        assertThat(api.get(path).at("error/code")).isEqualTo("resource_missing");
        assertThat(api.patch(path, "{'phone':'1'}").status()).isEqualTo(404);
    }

    @Test
    void aPaymentMethodBelongsToACustomerWhileItIsAttached() {
        String customer = customer("ines@example.com");
        String list = "/customers/" + customer + "/payment_methods";
        String method = "/payment_methods/" + card();
        assertThat(api.get(method).at("customer")).isEqualTo("null");
        assertThat(api.get(list).each("data", "id")).isEmpty();
        assertThat(api.post(method + "/attach", "{'customer':'" + customer + "'}")
                        .at("customer"))
                .isEqualTo(customer);
        assertThat(api.get(list).each("data", "id")).hasSize(1);
        assertThat(api.post(method + "/detach", "").at("customer")).isEqualTo("null");
        assertThat(api.get(list).each("data", "id")).isEmpty();
        assertThat(api.get("/customers/cst_000000000000/payment_methods").status())
                .isEqualTo(404);
    }

    @Test
    void aPaymentIsConfirmedOnceAndThenNeitherAgainNorCanceled() {
        String intent = intent("");
        assertThat(api.get(intent).at("status")).isEqualTo("requires_confirmation");
        assertThat(api.get(intent).at("payment_method")).isEqualTo("null");
        Reply confirmed = api.post(intent + "/confirm", "{'payment_method':'" + card() + "'}");
        assertThat(confirmed.at("status")).isEqualTo("succeeded");
        assertThat(confirmed.at("payment_method")).startsWith("mth_");
        assertThat(api.post(intent + "/confirm", "{}").at("error/code")).isEqualTo("invalid_state");
        assertThat(api.post(intent + "/cancel", "{}").status()).isEqualTo(409);
        assertThat(api.post("/payment_intents/pay_000000000000/confirm", "{}").status())
                .isEqualTo(404);
    }

    @Test
    void aManualCaptureWaits() {
        String intent = intent(",'capture_mode':'manual'");
        assertThat(api.post(intent + "/capture", "").status()).isEqualTo(409);
        assertThat(api.post(intent + "/confirm", "{}").at("status")).isEqualTo("requires_capture");
        assertThat(api.post(intent + "/capture", "").at("status")).isEqualTo("succeeded");
        assertThat(api.get(intent).at("status")).isEqualTo("succeeded");
    }

    @Test
    void aPaymentThatWaitsIsCanceledWithItsReasonAndTime() {
        String intent = intent(",'capture_mode':'manual'");
        api.post(intent + "/confirm", "{}");
        Reply canceled = api.post(intent + "/cancel", "{'cancellation_reason':'duplicate'}");
        assertThat(canceled.at("status")).isEqualTo("canceled");
        assertThat(canceled.at("cancellation_reason")).isEqualTo("duplicate");
        assertThat(canceled.at("canceled_at")).startsWith("2025-01-01T");
        assertThat(api.post(intent + "/capture", "").status()).isEqualTo(409);
        assertThat(api.get("/payment_intents?status=canceled").each("data", "status"))
                .containsExactly("canceled");
        assertThat(api.get("/payment_intents?status=succeeded").each("data", "id"))
                .isEmpty();
    }

    @Test
    void aRequestWithTheSameKeyIsExecutedOnce() {
        String body = "{'amount':100,'currency':'usd'}";
        String first =
                api.post("/payment_intents", body, "Idempotency-Key", "k1").at("id");
        assertThat(api.post("/payment_intents", body, "Idempotency-Key", "k1").at("id"))
                .isEqualTo(first);
        assertThat(api.get("/payment_intents").each("data", "id")).hasSize(1);
        Reply other = api.post("/payment_intents", "{'amount':200,'currency':'usd'}", "Idempotency-Key", "k1");
        assertThat(other.at("error/code")).isEqualTo("idempotency_key_reused");
    }

    @Test
    void paymentsAreListedOfACustomer() {
        String ines = customer("ines@example.com");
        intent(",'customer':'" + ines + "'");
        intent("");
        assertThat(api.get("/payment_intents?customer=" + ines).each("data", "customer"))
                .containsExactly(ines);
        assertThat(api.get("/payment_intents").each("data", "id")).hasSize(2);
    }

    @Test
    void aPendingRefundIsCanceledOnce() {
        String intent = intent("");
        String refund = api.create(intent + "/refunds", "{'amount':2495}", "id");
        String id = intent.substring(intent.lastIndexOf('/') + 1);
        assertThat(api.get("/refunds/" + refund).at("payment_intent")).isEqualTo(id);
        assertThat(api.get("/refunds?payment_intent=" + id).each("data", "id")).containsExactly(refund);
        assertThat(api.post("/refunds/" + refund + "/cancel", "").at("status")).isEqualTo("canceled");
        assertThat(api.post("/refunds/" + refund + "/cancel", "").status()).isEqualTo(409);
        assertThat(api.post("/payment_intents/pay_000000000000/refunds", "{'amount':1}")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void seededInstancesAreConsistent() {
        assertThat(api.get("/currencies").each("data", "code")).containsExactlyInAnyOrder("eur", "usd", "sek", "jpy");
        assertThat(api.get("/currencies/jpy").at("name")).isEqualTo("Japanese yen");
        assertThat(api.get("/currencies/chf").at("error/code")).isEqualTo("resource_missing");
        for (String settlement : api.get("/balance_transactions").each("data", "settlement")) {
            assertThat(api.get("/settlements/" + settlement).status()).isEqualTo(200);
        }
        assertThat(api.get("/balance_transactions?settlement=stl_2dNf8Yv4SbUk").each("data", "type"))
                .containsExactly("refund", "payment");
        assertThat(api.get("/balance").at("pending")).contains("9980");
    }

    @Test
    void errorsNameTheirReason() {
        assertThat(api.post("/payment_intents", "{'amount':0,'currency':'eur'}").at("error/param"))
                .isEqualTo("amount");
        assertThat(api.post("/payment_intents", "{'currency':'eur'}").at("error/code"))
                .isEqualTo("parameter_missing");
        assertThat(api.get("/payment_intents").each("data", "id")).isEmpty();
    }
}
