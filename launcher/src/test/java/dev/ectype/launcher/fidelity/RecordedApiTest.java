package dev.ectype.launcher.fidelity;

import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.recording.CapturedExchange;
import dev.ectype.launcher.recording.ExampleExchanges;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Emulates recordings of a depot with crates, shelves, trucks and drivers. */
final class RecordedApiTest {
    private static final String ORIGIN = "http://pets.example";

    private final List<CapturedExchange> recorded = new ArrayList<>();
    private final HttpClient client = HttpClient.newHttpClient();
    private Emulator serving;

    private RecordedApiTest get(String path, int status, String body) {
        return add("GET " + path, "", status, body);
    }

    private RecordedApiTest add(String request, String sent, int status, String body) {
        recorded.add(exchange(recorded.size() + 1, request, sent, status, body));
        return this;
    }

    private void serve() throws IOException {
        String text =
                String.join("\n", recorded.stream().map(ExampleExchanges::line).toList());
        SourceRoot root = SourceRoot.text("depot.jsonl", text.getBytes(StandardCharsets.UTF_8));
        CompilationRequest request = new CompilationRequest(List.of(root), Inference.Mode.STANDARD, null);
        Emulator emulator = new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator();
        serving = Objects.requireNonNull(emulator).start();
    }

    /** Replays the recording and returns the differing exchanges. */
    private List<String> differences() throws IOException, InterruptedException {
        serve();
        String text =
                String.join("\n", recorded.stream().map(ExampleExchanges::line).toList());
        FidelityReport report = FidelityMeter.measure(ExampleExchanges.read(text), serving.baseUri(), ORIGIN);
        assertThat(report.exchanges()).isEqualTo(recorded.size());
        return report.differing().stream().map(each -> each.result().toString()).toList();
    }

    private HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(serving.baseUri() + path))
                .method(method, HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
                .header("content-type", "application/json")
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private String got(String path) throws IOException, InterruptedException {
        return send("GET", path, "").body().replace('"', '\'');
    }

    @AfterEach
    void stop() {
        if (serving != null) {
            serving.close();
        }
    }

    @Test
    void aMemberIsShownOnlyWithTheQueryParameterThatItNeeds() throws IOException, InterruptedException {
        add("POST /crates", "{'name':'oak'}", 201, "{'id':4,'name':'oak','key':'k-44'}");
        get("/crates/1", 200, "{'id':1,'name':'elm'}");
        get("/crates/1?full=true", 200, "{'id':1,'name':'elm','weight':7.5}");
        get("/crates?full=true", 200, "[{'id':1,'name':'elm','weight':7.5},{'id':4,'name':'oak','weight':2.5}]");
        get("/crates", 200, "[{'id':1,'name':'elm'},{'id':4,'name':'oak'}]");
        assertThat(differences()).isEmpty();
        assertThat(got("/crates/1")).isEqualTo("{'id':1,'name':'elm'}");
        assertThat(got("/crates/1?full=true")).isEqualTo("{'id':1,'name':'elm','weight':7.5}");
        assertThat(got("/crates/1?full=false")).doesNotContain("weight");
        assertThat(got("/crates?full=true")).contains("'name':'oak','weight':");
        assertThat(got("/crates")).doesNotContain("weight");
    }

    @Test
    void aMemberOfOneStatusStaysOutOfOtherReplies() throws IOException, InterruptedException {
        add("POST /crates", "{'name':'oak'}", 201, "{'id':4,'name':'oak','key':'k-44'}");
        get("/crates/4", 200, "{'id':4,'name':'oak'}");
        serve();
        assertThat(send("POST", "/crates", "{'name':'ash'}").body()).contains("\"key\"");
        assertThat(got("/crates/4")).isEqualTo("{'id':4,'name':'ash'}");
    }

    @Test
    void aReplyThatIsAlwaysTheSameStaysTheSame() throws IOException, InterruptedException {
        String limits = "{'limits':{'crates':500,'days':30},'motto':'store it','none':null,'empty':[]}";
        get("/limits", 200, limits).get("/limits", 200, limits);
        add("POST /crates", "{'name':'oak'}", 201, "{'id':4,'name':'oak'}");
        get("/units", 200, "['kg','lb']");
        serve();
        assertThat(got("/limits")).isEqualTo(limits);
        assertThat(got("/units")).isEqualTo("['kg','lb']");
    }

    @Test
    void aReadReturnsTheDocumentThatAPutSent() throws IOException, InterruptedException {
        get("/settings", 200, "{'theme':'light','columns':[],'more':{'x':0}}");
        add("PUT /settings", "{'theme':'dark','columns':['a'],'more':{'y':1}}", 204, "");
        get("/settings", 200, "{'theme':'dark','columns':['a'],'more':{'y':1}}");
        assertThat(differences()).isEmpty();
        String other = "{'theme':'red','columns':['b','c'],'more':{'z':[1,{}]},'new':true}";
        assertThat(send("PUT", "/settings", other).statusCode()).isEqualTo(204);
        assertThat(got("/settings")).isEqualTo(other);
    }

    @Test
    void pathsThatDifferInTheirLastSlashAreApart() throws IOException, InterruptedException {
        get("/shelves", 200, "{'kind':'index'}");
        get("/shelves/", 200, "[{'id':1,'label':'A'},{'id':2,'label':'B'}]");
        get("/shelves/1", 200, "{'id':1,'label':'A'}");
        get("/shelves/1/", 200, "{'children':['x'],'shelf':'A'}");
        get("/shelves/2/", 200, "{'children':['y','z'],'shelf':'B'}");
        add("POST /shelves/", "{'label':'C'}", 201, "{'id':3,'label':'C'}");
        get("/shelves/3", 200, "{'id':3,'label':'C'}");
        assertThat(differences()).isEmpty();
        assertThat(got("/shelves")).isEqualTo("{'kind':'index'}");
        assertThat(got("/shelves/2/")).isEqualTo("{'children':['y','z'],'shelf':'B'}");
        assertThat(got("/shelves/2")).isEqualTo("{'id':2,'label':'B'}");
    }

    @Test
    void rowsWithAShortFormOfTheirParentAreKept() throws IOException, InterruptedException {
        get("/depots/1", 200, "{'id':1,'name':'North','city':'Ulm','staff':10}");
        get("/depots/1/gates", 200, "[{'id':11,'label':'G1','depot':{'id':1,'name':'North'}}]");
        add("PATCH /gates/11", "{'label':'G9'}", 200, "{'id':11,'label':'G9','depot':{'id':1,'name':'North'}}");
        get("/gates", 200, "{'items':[{'id':11,'label':'G9','depot':{'id':1,'name':'North'}}],'total':1}");
        assertThat(differences()).isEmpty();
        assertThat(got("/depots/1/gates")).isEqualTo("[{'id':11,'label':'G9','depot':{'id':1,'name':'North'}}]");
    }

    @Test
    void repliesGainNoMember() throws IOException, InterruptedException {
        get("/drivers/9", 200, "{'name':'Ann'}").get("/drivers/10", 200, "{'name':'Bob','phone':'123'}");
        add("PATCH /drivers/10", "{'name':'Bo'}", 200, "{'name':'Bo','phone':'123'}");
        get("/pallets", 200, "[{'label':'P1','size':3}]");
        add("POST /pallets", "{'label':'P3','size':9}", 201, "{'label':'P3','size':9}");
        assertThat(differences()).isEmpty();
        assertThat(got("/drivers/9")).isEqualTo("{'name':'Ann'}");
        assertThat(got("/pallets")).isEqualTo("[{'label':'P3','size':9},{'label':'P1','size':3}]");
        send("PATCH", "/drivers/9", "{'secret':1}");
        assertThat(got("/drivers/9")).isEqualTo("{'name':'Ann'}");
    }

    @Test
    void twentyInterleavedParentsReplayLikeOne() throws IOException, InterruptedException {
        for (String step : List.of("yard", "list", "before", "close", "add", "notes", "delete", "gone")) {
            for (int number = 1; number <= 20; number++) {
                parallel(step, "/yards/yard" + number, number);
            }
        }
        assertThat(differences()).isEmpty();
        assertThat(got("/yards/yard7/trucks")).isEqualTo("[{'number':1,'title':'7 one','state':'open'}]");
        assertThat(got("/yards/yard7/trucks/1/notes")).isEqualTo("[{'id':701,'body':'hi'}]");
    }

    private void parallel(String step, String yard, int number) {
        String one = "{'number':1,'title':'" + number + " one','state':'open'}";
        String two = "{'number':2,'title':'" + number + " two','state':'open'}";
        String note = "{'id':" + number + "02,'body':'ho'}";
        switch (step) {
            case "yard" -> get(yard, 200, "{'id':" + number + ",'name':'yard" + number + "','open':true}");
            case "list" -> get(yard + "/trucks", 200, "[" + two + "," + one + "]");
            case "before" -> get(yard + "/trucks/1/notes", 200, "[{'id':" + number + "01,'body':'hi'}]");
            case "close" ->
                add("PATCH " + yard + "/trucks/2", "{'state':'closed'}", 200, two.replace("open", "closed"));
            case "add" -> add("POST " + yard + "/trucks/2/notes", "{'body':'ho'}", 201, note);
            case "notes" -> get(yard + "/trucks/2/notes", 200, "[" + note + "]");
            case "delete" -> add("DELETE " + yard + "/trucks/2", "", 204, "");
            default -> get(yard + "/trucks/2", 404, "{'message':'none'}");
        }
    }

    @Test
    void whatNoRequestWritesIsAnsweredAsRecorded() throws IOException, InterruptedException {
        get("/tasks/7", 202, "{'state':'running','progress':10}");
        get("/tasks/8", 200, "{'state':'done','result':{'moved':3}}");
        get("/tasks/9", 404, "{'error':'no task 9'}");
        get("/pages?page=1", 200, "{'items':[{'id':1},{'id':2}],'page':1,'size':2}");
        get("/pages?page=2", 200, "{'items':[{'id':3}],'page':2,'size':2}");
        assertThat(differences()).isEmpty();
        assertThat(send("GET", "/tasks/7", "").statusCode()).isEqualTo(202);
        assertThat(got("/tasks/8")).isEqualTo("{'state':'done','result':{'moved':3}}");
        assertThat(got("/pages?page=2")).isEqualTo("{'items':[{'id':3}],'page':2,'size':2}");
    }

    @Test
    void aRecordedRefusalIsRepeated() throws IOException, InterruptedException {
        add("POST /crates", "{'name':'oak'}", 201, "{'id':4,'name':'oak','label':null}");
        add("POST /crates", "{'name':'elm','label':'x'}", 201, "{'id':5,'name':'elm','label':'x'}");
        String refused = "{'message':'name is missing','errors':[{'field':'name','code':'blank'}]}";
        add("POST /crates", "{'label':'y'}", 422, refused);
        get("/crates/4", 200, "{'id':4,'name':'oak','label':null}");
        get("/crates/99", 404, "{'message':'there is no crate 99'}");
        assertThat(differences()).isEmpty();
        HttpResponse<String> answer = send("POST", "/crates", "{'label':'z'}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body().replace('"', '\'')).isEqualTo(refused);
        assertThat(got("/crates/98")).isEqualTo("{'message':'there is no crate 99'}");
    }

    @Test
    void whatWasAlwaysForbiddenStaysForbidden() throws IOException, InterruptedException {
        get("/crates/1", 200, "{'id':1,'name':'elm'}");
        add("DELETE /crates/1", "", 403, "{'message':'not yours'}");
        add("PATCH /crates/1", "{'name':'oak'}", 200, "{'id':1,'name':'oak'}");
        assertThat(differences()).isEmpty();
        assertThat(send("DELETE", "/crates/1", "").statusCode()).isEqualTo(403);
        assertThat(send("GET", "/crates/1", "").statusCode()).isEqualTo(200);
    }

    @Test
    void aValueThatMadeACreationFailIsUnique() throws IOException, InterruptedException {
        add("POST /crates", "{'name':'oak'}", 201, "{'id':4,'name':'oak'}");
        add("POST /crates", "{'name':'oak'}", 409, "{'message':'sorry'}");
        get("/crates/4", 200, "{'id':4,'name':'oak'}");
        assertThat(differences()).isEmpty();
        assertThat(send("POST", "/crates", "{'name':'ash'}").statusCode()).isEqualTo(201);
        HttpResponse<String> again = send("POST", "/crates", "{'name':'ash'}");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(again.body()).isEqualTo("{\"message\":\"sorry\"}");
    }

    @Test
    void aFilterForAllSelectsEverything() throws IOException, InterruptedException {
        get("/tasks?state=open", 200, "[{'id':2,'state':'open'}]");
        get("/tasks?state=all", 200, "[{'id':2,'state':'open'},{'id':1,'state':'done'}]");
        add("PATCH /tasks/1", "{'state':'done'}", 200, "{'id':1,'state':'done'}");
        assertThat(differences()).isEmpty();
        assertThat(got("/tasks?state=done")).isEqualTo("[{'id':1,'state':'done'}]");
        assertThat(got("/tasks?state=all")).isEqualTo("[{'id':2,'state':'open'},{'id':1,'state':'done'}]");
    }

    @Test
    void aPutCreatesAMissingInstance() throws IOException, InterruptedException {
        String file = "{'file':{'name':'a.txt','sha':'b1','size':5,'kind':'file'},'change':{'text':'add'}}";
        add("PUT /files/a.txt", "{'text':'add','body':'x'}", 201, file);
        get("/files/a.txt", 200, "{'name':'a.txt','sha':'b1','size':5,'kind':'file'}");
        add("PUT /files/a.txt", "{'text':'add','body':'y'}", 200, file);
        assertThat(differences()).isEmpty();
        assertThat(send("PUT", "/files/b.txt", "{'text':'add','body':'z'}").statusCode())
                .isEqualTo(201);
    }

    @Test
    void anOwnerInThePathIsAVariable() throws IOException, InterruptedException {
        String tool = "{'id':501,'name':'tool','owner':{'login':'ann','kind':'user'},'size':0,'open':true}";
        String site = tool.replace("tool", "site").replace("501", "400").replace("ann", "bob");
        add("POST /my/bins", "{'name':'tool'}", 201, tool);
        get("/bins/ann/tool", 200, tool).get("/bins/bob/site", 200, site);
        add("PATCH /bins/ann/tool", "{'size':3}", 200, tool.replace("'size':0", "'size':3"));
        get("/bins/ann/tool/lids", 200, "[]");
        assertThat(differences()).isEmpty();
        HttpResponse<String> made = send("POST", "/my/bins", "{'name':'other'}");
        assertThat(made.headers().firstValue("location").orElseThrow()).endsWith("/bins/ann/other");
        assertThat(got("/bins/ann/other")).contains("'owner':{'login':'ann','kind':'user'},'size':0,'open':true");
    }

    @Test
    void recordedOptionsAreDescribedOptions() throws IOException, InterruptedException {
        add("OPTIONS /crates", "", 200, "{'methods':['GET','POST']}");
        get("/crates", 200, "[{'id':1,'name':'elm'}]");
        assertThat(differences()).isEmpty();
        assertThat(send("OPTIONS", "/crates", "").body()).isEqualTo("{\"methods\":[\"GET\",\"POST\"]}");
        HttpRequest preflight = HttpRequest.newBuilder(URI.create(serving.baseUri() + "/crates"))
                .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                .header("origin", "http://page.example")
                .header("access-control-request-method", "GET")
                .build();
        HttpResponse<String> permitted = client.send(preflight, HttpResponse.BodyHandlers.ofString());
        assertThat(permitted.statusCode()).isEqualTo(200);
        assertThat(permitted
                        .headers()
                        .firstValue("access-control-allow-methods")
                        .orElseThrow())
                .contains("GET");
    }
}
