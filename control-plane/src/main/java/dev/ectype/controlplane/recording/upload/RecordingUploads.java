package dev.ectype.controlplane.recording.upload;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.content.ContentLimit;
import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.project.Project;
import dev.ectype.controlplane.project.Projects;
import dev.ectype.controlplane.recording.ContentDigest;
import dev.ectype.controlplane.recording.Intake;
import dev.ectype.controlplane.recording.Leftovers;
import dev.ectype.controlplane.recording.Recording;
import dev.ectype.controlplane.recording.RecordingSettings;
import dev.ectype.controlplane.recording.Recordings;
import java.io.IOException;
import java.io.InputStream;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Manages uploads in parts. Each part is stored completely or not at all, so a broken connection costs one part at most. */
@Service
class RecordingUploads {
    private final RecordingUploadRepository repository;
    private final StorageQuota quota;
    private final Recordings recordings;
    private final Projects projects;
    private final ObjectStorage storage;
    private final Leftovers leftovers;
    private final RecordingSettings settings;
    private final Uuid7 ids;
    private final Times times;

    RecordingUploads(
            RecordingUploadRepository repository,
            StorageQuota quota,
            Recordings recordings,
            Projects projects,
            ObjectStorage storage,
            Leftovers leftovers,
            RecordingSettings settings,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.quota = quota;
        this.recordings = recordings;
        this.projects = projects;
        this.storage = storage;
        this.leftovers = leftovers;
        this.settings = settings;
        this.ids = ids;
        this.times = times;
    }

    @Transactional
    RecordingUpload create(UUID organization, String project, NewRecordingUpload request) {
        Long size = request.size();
        if (size != null && size > settings.maxBytes()) {
            throw tooLarge();
        }
        return repository.insert(organization, project(organization, project), ids.next(), request, times.now(), end());
    }

    RecordingUpload get(UUID organization, String project, String id) {
        return repository
                .find(organization, project(organization, project), IdKind.UPLOAD.require(id))
                .orElseThrow(() -> new NotFound("upload", id));
    }

    /** Stores a part that may be the next one. It has no row until {@link #add} runs. */
    StoredPart store(
            Caller caller, String slug, String id, long start, InputStream content, byte @Nullable [] announced)
            throws IOException {
        Project project = projects.get(caller.organization(), slug);
        RecordingUpload upload = get(caller.organization(), slug, id);
        if (start > upload.offset()) {
            throw elsewhere(upload);
        }
        ObjectKey key = new ObjectKey(
                caller.organization(),
                "projects/" + project.slug() + "/recording-uploads/" + upload.id() + "/" + start + "-" + ids.next());
        leftovers.expect(key);
        try {
            MessageDigest digest = Sha256.begin();
            InputStream bounded = bound(caller, upload, start, content);
            long length = storage.put(key, new DigestInputStream(bounded, digest), ObjectStorage.UNKNOWN);
            byte[] sum = digest.digest();
            ContentDigest.check(announced, sum);
            if (length == 0) {
                throw new InvalidRequest("A part must have at least one byte.");
            }
            return new StoredPart(key, start, length, sum);
        } catch (IOException | RuntimeException failed) {
            leftovers.drop(key);
            throw failed;
        }
    }

    /** Bytes before the offset are stored and counted already, so such a part can only be a repetition. */
    private InputStream bound(Caller caller, RecordingUpload upload, long start, InputStream content) {
        if (start < upload.offset()) {
            return new ContentLimit(content, upload.offset() - start, left -> elsewhere(upload));
        }
        Long size = upload.size();
        long room = (size == null ? settings.maxBytes() : size) - start;
        return new ContentLimit(quota.bound(caller, content), room, left -> tooLarge());
    }

    /** Adds a part if it is the next one, and accepts the repetition of an added part. */
    @Transactional
    RecordingUpload add(Caller caller, String project, String id, StoredPart part) {
        UUID organization = caller.organization();
        UUID upload = IdKind.UPLOAD.require(id);
        // The lock serialises attempts to send the same part, so that the second one finds the result of the first.
        repository.lock(organization, upload);
        if (repository.parts(organization, upload).stream().anyMatch(part::repeats)) {
            leftovers.fall(part.key());
            return get(organization, project, id);
        }
        quota.require(caller, part.length());
        RecordingUpload advanced = repository
                .advance(organization, upload, part, end())
                .orElseThrow(() -> elsewhere(get(organization, project, id)));
        repository.insertPart(organization, upload, part);
        leftovers.keep(part.key());
        return advanced;
    }

    /** Returns the whole content of an upload. */
    Assembled assemble(UUID organization, String slug, String id) {
        RecordingUpload upload = get(organization, slug, id);
        Long size = upload.size();
        if (size != null && size != upload.offset()) {
            throw new Conflict("The upload has " + upload.offset() + " of " + size + " bytes; send the rest first.");
        }
        List<StoredPart> parts = repository.parts(organization, IdKind.UPLOAD.require(id));
        String sum = upload.sha256();
        return new Assembled(
                new PartsStream(storage, parts),
                sum == null ? null : HexFormat.of().parseHex(sum));
    }

    /** Holds the parts of an upload and the expected SHA-256. */
    record Assembled(InputStream content, byte @Nullable [] announced) {}

    /** Creates a recording from a validated upload and deletes the upload. */
    @Transactional
    Recording complete(Caller caller, String slug, String id, Intake.Taken taken) {
        UUID project = project(caller.organization(), slug);
        if (!repository.delete(caller.organization(), project, IdKind.UPLOAD.require(id))) {
            throw new NotFound("upload", id);
        }
        leftovers.clearAfterCommit(caller.organization());
        return recordings.create(caller, slug, taken);
    }

    @Transactional
    void cancel(UUID organization, String project, String id) {
        if (!repository.delete(organization, project(organization, project), IdKind.UPLOAD.require(id))) {
            throw new NotFound("upload", id);
        }
        leftovers.clearAfterCommit(organization);
    }

    /** Deletes expired uploads. */
    @Transactional
    void expire(UUID organization) {
        repository.deleteEnded(organization, times.now());
    }

    private Instant end() {
        return times.now().plus(settings.uploadTime());
    }

    private ServiceException tooLarge() {
        return new ServiceException(
                        ErrorCode.PAYLOAD_TOO_LARGE,
                        "A recording can have at most " + settings.maxBytes() + " bytes; send a smaller one.")
                .with("limit", settings.maxBytes());
    }

    private static ServiceException elsewhere(RecordingUpload upload) {
        return new Conflict("The next part begins at byte " + upload.offset() + "; send it with that Upload-Offset.")
                .with("offset", upload.offset())
                .header("Upload-Offset", Long.toString(upload.offset()));
    }

    private UUID project(UUID organization, String idOrSlug) {
        return IdKind.PROJECT.require(projects.get(organization, idOrSlug).id());
    }
}
