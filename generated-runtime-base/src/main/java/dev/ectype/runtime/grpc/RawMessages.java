package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Small messages of the protocol's own services, for which there are no descriptors. */
final class RawMessages {
    private RawMessages() {}

    /** Fields as they are written. */
    interface FieldWriter {
        void write(CodedOutputStream out) throws IOException;
    }

    static byte[] message(FieldWriter fields) {
        ByteString.Output out = ByteString.newOutput();
        CodedOutputStream coded = CodedOutputStream.newInstance(out);
        try {
            fields.write(coded);
            coded.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteString().toByteArray();
    }

    /** The fields that are bytes, texts and messages, by their numbers; of those with one number the last. */
    static Map<Integer, ByteString> fields(byte[] message) throws GrpcFailure {
        Map<Integer, ByteString> fields = new LinkedHashMap<>();
        CodedInputStream in = CodedInputStream.newInstance(message);
        try {
            for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
                if (WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED) {
                    fields.put(WireFormat.getTagFieldNumber(tag), in.readBytes());
                } else {
                    in.skipField(tag);
                }
            }
            return fields;
        } catch (IOException broken) {
            throw new GrpcFailure(StatusCode.INTERNAL, "the request cannot be read: " + broken.getMessage());
        }
    }
}
