package dev.ectype.launcher.emulated.grpc;

import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.message;
import static dev.ectype.launcher.emulated.grpc.RawGrpcClient.text;

import com.google.protobuf.ByteString;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads and writes berths over three protocols, each with its own spelling. */
final class MarinaClient {
    private static final List<String> STATES = List.of("", "free", "in_use", "retired");
    private static final List<String> PLUGS = List.of("", "blue", "red_small");
    private static final String FIELDS =
            "{berthId harbourName maxLength isCovered status shorePower{maxAmps plugKind} reservedUntil mooringLines}";

    private final ServedDescription served;
    private final RawGrpcClient grpc;

    MarinaClient(ServedDescription served, RawGrpcClient grpc) {
        this.served = served;
        this.grpc = grpc;
    }

    /** The members of a berth in one spelling. */
    record Berth(
            String id,
            String harbour,
            double length,
            boolean covered,
            String status,
            int amps,
            String plug,
            String line) {
        Berth withId(String changed) {
            return new Berth(changed, harbour, length, covered, status, amps, plug, line);
        }
    }

    static Berth berth(String harbour, String status) {
        return new Berth("", harbour, 12.5, true, status, 16, "red_small", "bow");
    }

    String createOverHttp(Berth berth) throws IOException, InterruptedException {
        ServedDescription.Answer answer = served.post("/berths", json(berth));
        return member(answer.body(), "berth_id").text();
    }

    void changeOverHttp(String id, String body) throws IOException, InterruptedException {
        served.send("PATCH", "/berths/" + id, "application/json", body);
    }

    private static String json(Berth berth) {
        return "{\"harbour_name\":\"%s\",\"max_length\":%s,\"is_covered\":%s,\"status\":\"%s\","
                        .formatted(berth.harbour, berth.length, berth.covered, berth.status)
                + "\"shore_power\":{\"max_amps\":%d,\"plug_kind\":\"%s\"},".formatted(berth.amps, berth.plug)
                + "\"reserved_until\":\"2026-01-01T00:00:00Z\",\"mooring_lines\":[\"%s\"]}".formatted(berth.line);
    }

    List<Berth> overHttp(String query) throws IOException, InterruptedException {
        List<Berth> berths = new ArrayList<>();
        for (Document berth : served.get("/berths" + query).body().elements()) {
            berths.add(decoded(
                    berth,
                    List.of(
                            "berth_id",
                            "harbour_name",
                            "max_length",
                            "is_covered",
                            "status",
                            "shore_power",
                            "max_amps",
                            "plug_kind",
                            "mooring_lines",
                            "reserved_until")));
        }
        return berths;
    }

    private static Berth decoded(Document berth, List<String> names) {
        Document power = member(berth, names.get(5));
        if (!member(berth, names.get(9)).text().equals("2026-01-01T00:00:00Z")) {
            throw new AssertionError(berth.literal());
        }
        return new Berth(
                member(berth, names.get(0)).text(),
                member(berth, names.get(1)).text(),
                member(berth, names.get(2)).decimal().doubleValue(),
                member(berth, names.get(3)).isTrue(),
                member(berth, names.get(4)).text().toLowerCase(java.util.Locale.ROOT),
                (int) member(power, names.get(6)).longValue(),
                member(power, names.get(7)).text().toLowerCase(java.util.Locale.ROOT),
                Objects.requireNonNull(member(berth, names.get(8)).element(0)).text());
    }

    private static Document member(Document object, String member) {
        return Objects.requireNonNull(object.member(member), () -> member + " of " + object.literal());
    }

    String createOverGraphQl(Berth berth) throws IOException, InterruptedException {
        String input = "{harbourName: \"%s\", maxLength: %s, isCovered: %s, status: %s,"
                        .formatted(berth.harbour, berth.length, berth.covered, upper(berth.status))
                + " shorePower: {maxAmps: %d, plugKind: %s},".formatted(berth.amps, upper(berth.plug))
                + " reservedUntil: \"2026-01-01T00:00:00Z\", mooringLines: [\"%s\"]}".formatted(berth.line);
        Document data = graphQl("mutation { createBerth(input: " + input + ") { berthId } }");
        return member(member(data, "createBerth"), "berthId").text();
    }

    static String upper(String word) {
        return word.toUpperCase(java.util.Locale.ROOT);
    }

    List<Berth> overGraphQl(String arguments) throws IOException, InterruptedException {
        List<Berth> berths = new ArrayList<>();
        Document data = graphQl("{ berths" + arguments + " " + FIELDS + " }");
        for (Document berth : member(data, "berths").elements()) {
            berths.add(decoded(
                    berth,
                    List.of(
                            "berthId",
                            "harbourName",
                            "maxLength",
                            "isCovered",
                            "status",
                            "shorePower",
                            "maxAmps",
                            "plugKind",
                            "mooringLines",
                            "reservedUntil")));
        }
        return berths;
    }

    Document graphQl(String document) throws IOException, InterruptedException {
        Document answer = served.post(
                        "/graphql", "{\"query\":" + Document.of(document).literal() + "}")
                .body();
        if (answer.member("errors") != null) {
            throw new AssertionError(document + " was refused: " + answer.literal());
        }
        return member(answer, "data");
    }

    /** Returns a berth as message. */
    static byte[] encoded(Berth berth) {
        return message(out -> {
            out.writeString(1, berth.id);
            out.writeString(2, berth.harbour);
            out.writeDouble(3, berth.length);
            out.writeBool(4, berth.covered);
            out.writeEnum(5, STATES.indexOf(berth.status));
            out.writeByteArray(6, message(power -> {
                power.writeInt32(1, berth.amps);
                power.writeEnum(2, PLUGS.indexOf(berth.plug));
            }));
            out.writeByteArray(7, message(time -> time.writeInt64(1, 1_767_225_600L)));
            out.writeString(8, berth.line);
        });
    }

    String createOverGrpc(Berth berth) {
        return text(grpc.call("CreateBerth", message(out -> out.writeByteArray(1, encoded(berth)))), 1);
    }

    /** Changes the members of a mask. */
    void changeOverGrpc(Berth berth, String... mask) {
        grpc.call("UpdateBerth", message(out -> {
            out.writeByteArray(1, encoded(berth));
            out.writeByteArray(2, message(paths -> {
                for (String path : mask) {
                    paths.writeString(1, path);
                }
            }));
        }));
    }

    void deleteOverGrpc(String id) {
        grpc.call("DeleteBerth", message(out -> out.writeString(1, id)));
    }

    /** Lists the berths in a state, or all of them for the empty text. */
    List<Berth> overGrpc(String status, String harbour) {
        return listed(message(out -> {
            out.writeEnum(1, STATES.indexOf(status));
            out.writeString(2, harbour);
        }));
    }

    List<Berth> overGrpc(String expression) {
        return listed(message(out -> out.writeString(3, expression)));
    }

    private List<Berth> listed(byte[] request) {
        byte[] reply = grpc.call("ListBerths", request);
        List<Berth> berths = new ArrayList<>();
        for (Object each : RawGrpcClient.read(reply).getOrDefault(1, List.of())) {
            berths.add(decoded(((ByteString) each).toByteArray()));
        }
        return berths;
    }

    static Berth decoded(byte[] berth) {
        Map<Integer, List<Object>> fields = RawGrpcClient.read(berth);
        byte[] power = ((ByteString) fields.get(6).get(0)).toByteArray();
        if (!RawGrpcClient.read(((ByteString) fields.get(7).get(0)).toByteArray())
                .get(1)
                .equals(List.of(1_767_225_600L))) {
            throw new AssertionError(fields);
        }
        return new Berth(
                text(berth, 1),
                text(berth, 2),
                Double.longBitsToDouble((Long) fields.get(3).get(0)),
                fields.containsKey(4),
                STATES.get(((Long) fields.get(5).get(0)).intValue()),
                ((Long) RawGrpcClient.read(power).get(1).get(0)).intValue(),
                PLUGS.get(((Long) RawGrpcClient.read(power).get(2).get(0)).intValue()),
                text(berth, 8));
    }
}
