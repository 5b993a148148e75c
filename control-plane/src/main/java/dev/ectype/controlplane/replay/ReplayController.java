package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.idempotency.AsksFirst;
import dev.ectype.controlplane.platform.idempotency.Effects;
import dev.ectype.controlplane.platform.outbound.AddressGuard;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.storage.StoredContent;
import dev.ectype.controlplane.recording.Recordings;
import dev.ectype.controlplane.recording.StoredRecording;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.ExampleObject;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.json.JsonMapper;

@RestController
@RequestMapping("/v1/projects/{slug}/recordings/{id}")
@Tag(name = "Replays", description = "Replays of recordings against other servers.")
class ReplayController {
    private static final String SAYS = "Slug or identifier of the project.";
    private static final String SHOP = "shop";
    private static final String RECORDING = "rec_01k9a3q0e8f6ta1w5y0n4m7b2c";
    private static final String REPLAY = "rpl_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private static final String RESULT =
            "{\"result\": {\"seq\": 7, \"kind\": \"status_mismatch\", \"expected\": 200, \"actual\": 404, \"paths\": []}}";

    private final Recordings recordings;
    private final Replays replays;
    private final ReplayRunner runner;
    private final ReplayTurns turns;
    private final ResultPages results;
    private final ResultLookup lookup;
    private final AddressGuard guard;
    private final ObjectStorage storage;
    private final Effects effects;
    private final JsonMapper json;

    ReplayController(
            Recordings recordings,
            Replays replays,
            ReplayRunner runner,
            ReplayTurns turns,
            ResultPages results,
            ResultLookup lookup,
            AddressGuard guard,
            ObjectStorage storage,
            Effects effects,
            JsonMapper json) {
        this.recordings = recordings;
        this.replays = replays;
        this.runner = runner;
        this.turns = turns;
        this.results = results;
        this.lookup = lookup;
        this.guard = guard;
        this.storage = storage;
        this.effects = effects;
        this.json = json;
    }

    @PostMapping("/replay")
    @AsksFirst
    @RequiredScope(Scope.WRITE)
    @Operation(
            operationId = "replayRecording",
            summary = "Replay a recording against a server",
            description =
                    "Sends every recorded request in order, with identifiers that the target generated in later requests, "
                            + "and compares the status and the structure of the body. With `Accept: application/x-ndjson` each result is "
                            + "sent immediately, and the last line is the replay; otherwise all is sent at the end. "
                            + "The target must be on the public internet, unless the operator allows more; redirects are not "
                            + "followed. A replay that does not come to its end is `failed`, and says why.")
    @ApiResponse(
            responseCode = "200",
            description = "The replay, with the results of its exchanges.",
            content = {
                @Content(mediaType = "application/json", schema = @Schema(implementation = ReplayReport.class)),
                @Content(
                        mediaType = ReplayReply.LINES,
                        schema = @Schema(implementation = ReplayLine.class),
                        examples = @ExampleObject(name = "result", value = RESULT))
            })
    void replay(
            Caller caller,
            @PathVariable @Parameter(description = SAYS, example = SHOP) String slug,
            @PathVariable @Parameter(example = RECORDING) String id,
            @RequestBody @Valid NewReplay wanted,
            @Parameter(hidden = true) HttpServletRequest request,
            @Parameter(hidden = true) HttpServletResponse held)
            throws IOException {
        StoredRecording recording = recordings.get(caller.organization(), slug, id);
        HttpServletResponse response = effects.open(request, held);
        ReplayReply reply = new ReplayReply(response, json, request.getHeader(HttpHeaders.ACCEPT));
        Optional<String> earlier = effects.record(request);
        if (earlier.isPresent()) {
            repeat(replays.get(caller.organization(), slug, id, earlier.get()), reply);
            return;
        }
        ReplayPlan plan = ReplayPlan.of(wanted, guard);
        try (ReplayTurns.Turn turn = turns.take(caller.organization())) {
            String target = plan.target().toString();
            String begun = effects.promise(request, () -> replays.start(caller.organization(), slug, recording, target))
                    .orElseThrow(ReplayController::inProgress);
            StoredReplay stored = replays.get(caller.organization(), slug, id, begun);
            RecordingReplay ended = runner.run(recording, begun, plan, stored.key(), turn, reply::write)
                    .orElseThrow(() -> new NotFound("recording", id));
            answer(ended, reply, stored, !reply.isLines());
        }
    }

    private void repeat(StoredReplay stored, ReplayReply reply) throws IOException {
        if (stored.replay().state() == ReplayState.RUNNING) {
            throw inProgress();
        }
        answer(stored.replay(), reply, stored, true);
    }

    private void answer(RecordingReplay replay, ReplayReply reply, StoredReplay stored, boolean all)
            throws IOException {
        Optional<StoredContent> content = all ? storage.get(stored.key()) : Optional.empty();
        try (InputStream lines = content.isPresent() ? content.get().stream() : InputStream.nullInputStream()) {
            reply.end(replay, lines);
        }
    }

    private static ServiceException inProgress() {
        return new ServiceException(
                        ErrorCode.IDEMPOTENCY_IN_PROGRESS,
                        "The replay of this Idempotency-Key is still in progress; send the request again in a moment.")
                .header("Retry-After", "5");
    }

    @GetMapping("/replays")
    @RequiredScope(Scope.READ)
    @Operation(operationId = "listReplays", summary = "List the replays of a recording", description = "Newest first.")
    Page<RecordingReplay> list(
            Caller caller,
            PageRequest page,
            @PathVariable @Parameter(description = SAYS, example = SHOP) String slug,
            @PathVariable @Parameter(example = RECORDING) String id) {
        return replays.list(caller.organization(), slug, id, page);
    }

    @GetMapping("/replays/{replay}")
    @RequiredScope(Scope.READ)
    @Operation(operationId = "getReplay", summary = "Get a replay")
    RecordingReplay get(
            Caller caller,
            @PathVariable @Parameter(description = SAYS, example = SHOP) String slug,
            @PathVariable @Parameter(example = RECORDING) String id,
            @PathVariable @Parameter(example = REPLAY) String replay) {
        return replays.get(caller.organization(), slug, id, replay).replay();
    }

    @GetMapping("/replays/{replay}/results")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "listReplayResults",
            summary = "List the results of a replay",
            description = "In the order of the recording; available when the replay has ended.")
    Page<ReplayResult> results(
            Caller caller,
            PageRequest page,
            @PathVariable @Parameter(description = SAYS, example = SHOP) String slug,
            @PathVariable @Parameter(example = RECORDING) String id,
            @PathVariable @Parameter(example = REPLAY) String replay,
            @RequestParam(required = false)
                    @Parameter(description = "Kinds of results.", example = "status_mismatch")
                    @Nullable
                    String kind)
            throws IOException {
        return results.page(replays.get(caller.organization(), slug, id, replay), kind, page);
    }

    @GetMapping("/replays/{replay}/results/{seq:[0-9]{1,18}}")
    @RequiredScope(Scope.READ)
    @Operation(
            operationId = "getReplayResult",
            summary = "Get the result of an exchange with both responses",
            description =
                    "The recorded and the received response, with at most 64 KiB of each body. Received responses are kept if they do "
                            + "not match, without secrets; replays of earlier versions kept none.")
    ReplayResultDetails result(
            Caller caller,
            @PathVariable @Parameter(description = SAYS, example = SHOP) String slug,
            @PathVariable @Parameter(example = RECORDING) String id,
            @PathVariable @Parameter(example = REPLAY) String replay,
            @PathVariable @Parameter(description = "Position of the exchange in the recording.", example = "7")
                    long seq)
            throws IOException {
        return lookup.get(
                recordings.get(caller.organization(), slug, id),
                replays.get(caller.organization(), slug, id, replay),
                seq);
    }
}
