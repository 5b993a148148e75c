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
import dev.ectype.controlplane.recording.ContentDigest;
import dev.ectype.controlplane.recording.Intake;
import dev.ectype.controlplane.recording.Leftovers;
import dev.ectype.controlplane.recording.Recording;
import dev.ectype.controlplane.recording.RecordingSettings;
import dev.ectype.controlplane.recording.Recordings;

/** Recordings that come in parts, each kept whole or not at all, so that a connection that breaks costs no more than one of them. */
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
    RecordingUpload create(UUID organization, String project, NewRecordingUpload wanted) {
        Long size = wanted.size();
        if (size != null && size > settings.maxBytes()) {
            throw tooLarge();
        }
        return repository.insert(organization, project(organization, project), ids.next(), wanted, times.now(), end());
    }

    RecordingUpload get(UUID organization, String project, String id) {
        return repository
                .find(organization, project(organization, project), IdKind.UPLOAD.require(id))
                .orElseThrow(() -> new NotFound("upload", id));
    }

    /** Stores a part that may come next; it belongs to nothing until it is {@link #add added}. */
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

    /** Bytes before the offset are stored and counted already: a part of them can only be one that comes again. */
    private InputStream bound(Caller caller, RecordingUpload upload, long start, InputStream content) {
        if (start < upload.offset()) {
            return new ContentLimit(content, upload.offset() - start, left -> elsewhere(upload));
        }
        Long size = upload.size();
        long room = (size == null ? settings.maxBytes() : size) - start;
        return new ContentLimit(quota.bound(caller, content), room, left -> tooLarge());
    }

    /** Adds a part, if it is the next one; one that was added before may come again. */
    @Transactional
    RecordingUpload add(Caller caller, String project, String id, StoredPart part) {
        UUID organization = caller.organization();
        UUID upload = IdKind.UPLOAD.require(id);
        // Attempts to send the same part wait for each other, so that the second finds what the first has added.
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

    /** All of an upload, one part after the other. */
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

    /** What an upload holds, and the SHA-256 that it must have. */
    record Assembled(InputStream content, byte @Nullable [] announced) {}

    /** Makes a recording of an upload that was taken in; the upload ends. */
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

    /** Throws away what nobody went on with. */
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
                        "A recording may have " + settings.maxBytes() + " bytes; send less at once.")
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
